import { z } from 'zod'
import { endpoint, instant, recordNo } from '../../../kit/index.ts'
import { auditReason } from '../../../forms/reason.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** A one-time link of 60 seconds into an operator's account (specification section 7, changeToken). */
export const makeLinkToken = endpoint({
  operation: 'makeLinkToken',
  methods: ['POST'],
  path: '/smart-user/sign/changeToken',
  access: 'staff',
  permission: 'openLinkedLogin',
  effect: 'writes',
  sends: 'form',
  input: z.object({ employeeNo: recordNo, memberNo: recordNo, reason: auditReason }),
  entity: z.object({
    /** Goes into `/?authorization=`; works once. */
    authorization: z.string(),
    expiresAt: instant,
  }),
  refusals: ['MEMBER_NOT_FOUND', ...STAFF_REFUSALS],
  perMinute: 30,
})
