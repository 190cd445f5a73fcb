import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

export const openAttendanceSheet = staffReads('/api/staff/sessions/openSheet', {
  methods: ['POST'],
  permission: 'decideSessions',
  sends: 'json',
  input: z.object({ sheetNo: recordNo }),
  entity: z.never(),
  refusals: ['SHEET_NOT_FOUND', 'SHEET_NOT_DRAWN', 'SHEET_FAILED'],
  answers: 'bytes',
})
