import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** The drawn attendance sheet as a PDF. */
export const openAttendanceSheet = endpoint({
  operation: 'openAttendanceSheet',
  methods: ['POST'],
  path: '/api/staff/sessions/openSheet',
  access: 'staff',
  permission: 'decideSessions',
  effect: 'reads',
  sends: 'json',
  input: z.object({ sheetNo: recordNo }),
  entity: z.never(),
  refusals: ['SHEET_NOT_FOUND', 'SHEET_NOT_DRAWN', 'SHEET_FAILED', ...STAFF_REFUSALS],
  answers: 'bytes',
})
