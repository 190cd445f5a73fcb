import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { day, endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Gives an online enrolment more days, until the end of the following January at most. */
export const extendEnrolment = endpoint({
  operation: 'extendEnrolment',
  methods: ['POST'],
  path: '/api/staff/enrolments/extend',
  access: 'staff',
  permission: 'changeEnrolments',
  effect: 'writes',
  sends: 'json',
  input: z.object({ enrolmentNo: recordNo, untilOn: day.max(10), reason: auditReason }),
  entity: z.object({ enrolmentNo: z.int(), untilOn: z.string() }),
  refusals: ['ENROLMENT_NOT_FOUND', 'NOT_PAID_YET', 'EXTENSION_ENDED', 'EXTENSION_DAY', ...STAFF_REFUSALS],
})
