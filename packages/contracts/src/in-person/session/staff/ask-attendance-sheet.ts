import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { auditReason } from '../../../forms/reason.ts'

/** Has the attendance sheet of a session drawn, with the names of its people: each of them is in the log. */
export const askAttendanceSheet = staffWrites('/api/staff/sessions/askSheet', {
  label: '출석부 출력',
  isView: true,
  permission: 'decideSessions',
  audit: { subject: 'sessionNo' },
  input: z.object({ sessionNo: recordNo, reason: auditReason }),
  entity: z.object({ sheetNo: z.int() }),
  refusals: ['SESSION_NOT_FOUND'],
  perMinute: 30,
})
