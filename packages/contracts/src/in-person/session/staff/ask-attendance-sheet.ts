import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { auditReason } from '../../../forms/reason.ts'

/** Draws the attendance sheet of a session with names, and logs each person on it. */
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
