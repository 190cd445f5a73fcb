import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { auditReason } from '../../../forms/reason.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Has the attendance sheet of a session drawn, with the names of its people: each of them is in the log. */
export const askAttendanceSheet = endpoint({
  operation: 'askAttendanceSheet',
  methods: ['POST'],
  path: '/api/staff/sessions/askSheet',
  access: 'staff',
  permission: 'decideSessions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ sessionNo: recordNo, reason: auditReason }),
  entity: z.object({ sheetNo: z.int() }),
  refusals: ['SESSION_NOT_FOUND', ...STAFF_REFUSALS],
  perMinute: 30,
})
