import { z } from 'zod'
import { memberShape } from '../../account/member.ts'
import { APPLICATION_ID } from '../../../kit/envelope.ts'
import { visitorWrites } from '../../../kit/declare.ts'
import { wireFlag } from '../../../kit/fields.ts'
import { linkAuthorization } from './check-linked-login.ts'

/** Logs an employee into the operator's account; the login is marked and audited. The link works once. */
export const redeemLink = visitorWrites('/api/user/redeemLink', {
  label: '연계 로그인',
  input: z.object({
    authorization: linkAuthorization,
    applicationId: z.literal(APPLICATION_ID),
    /** Is 1 on the retry after -1013: ends the other login and continues. */
    disconnect: wireFlag.default(0),
  }),
  entity: z.object({
    accessToken: z.string(),
    isAuth: z.int(),
    user: memberShape,
    employeeNo: z.int(),
    employeeName: z.string(),
    remainingSeconds: z.int(),
  }),
  refusals: ['LINK_OVER', 'ALREADY_CONNECTED', 'IP_BLOCKED'],
  perMinute: 30,
})
