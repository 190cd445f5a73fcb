import { z } from 'zod'
import { visitorWrites } from '../../kit/declare.ts'

/** First factor of staff; the token is good for the second factor only. Unknown ids and wrong passwords sound alike. */
export const staffLogin = visitorWrites('/api/staff/login', {
  input: z.object({
    loginId: z.string().trim().min(1, '아이디를 입력해주세요.').max(50),
    password: z.string().min(1, '비밀번호를 입력해주세요.').max(200),
  }),
  entity: z.object({
    accessToken: z.string(),
    /** `setUp`: the authenticator app is connected first, with the address or its QR image. */
    step: z.enum(['code', 'setUp']),
    totp: z.object({ secret: z.string(), uri: z.string() }).nullable(),
  }),
  refusals: ['STAFF_WRONG_LOGIN', 'LOGIN_LOCKED', 'LOGIN_TOO_SOON', 'IP_BLOCKED'],
  perMinute: 60,
  missesPerMinute: 20,
  inTurn: 'password',
})
