import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** The telephone of an instructor; each opening is in the log with its reason. */
export const openInstructorContact = endpoint({
  operation: 'openInstructorContact',
  methods: ['POST'],
  path: '/api/staff/instructors/contact',
  access: 'staff',
  permission: 'handleVenues',
  effect: 'writes',
  sends: 'json',
  input: z.object({ instructorNo: recordNo, reason: auditReason }),
  entity: z.object({ phone: z.string() }),
  refusals: ['INSTRUCTOR_NOT_FOUND', ...STAFF_REFUSALS],
  perMinute: 30,
})
