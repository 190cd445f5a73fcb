import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { auditReason } from '../../../forms/reason.ts'

/** Creates a one-time link, valid for 60 seconds, into an operator's account (specification section 7, changeToken). */
export const makeLinkToken = staffWrites('/smart-user/sign/changeToken', {
  label: '연계 로그인 주소 만들기',
  audit: {},
  permission: 'openLinkedLogin',
  sends: 'form',
  input: z.object({ employeeNo: recordNo, memberNo: recordNo, reason: auditReason }),
  entity: z.object({
    /** Goes into `/?authorization=` and works once. */
    authorization: z.string(),
    expiresAt: instant,
  }),
  refusals: ['MEMBER_NOT_FOUND'],
  perMinute: 30,
})
