import { z } from 'zod'
import { memberShape } from '../../account/member.ts'
import { APPLICATION_ID } from '../../../kit/envelope.ts'
import { visitorWrites } from '../../../kit/declare.ts'
import { wireFlag } from '../../../kit/fields.ts'
import { linkAuthorization } from './check-linked-login.ts'

/** Logs a staff member into the operator's account, marked and audited; the link works once; ours. */
export const redeemLink = visitorWrites('/api/user/redeemLink', {
  label: '연계 로그인',
  input: z.object({
    authorization: linkAuthorization,
    applicationId: z.literal(APPLICATION_ID),
    /** 1 after -1013: end the other login and go on. */
    disconnect: wireFlag.default(0),
  }),
  entity: z.object({
    accessToken: z.string(),
    isAuth: z.int(),
    user: memberShape,
    /** The specification's employeeNo of the login user's data. */
    employeeNo: z.int(),
    employeeName: z.string(),
    remainingSeconds: z.int(),
  }),
  refusals: ['LINK_OVER', 'ALREADY_CONNECTED', 'IP_BLOCKED'],
  perMinute: 30,
})
