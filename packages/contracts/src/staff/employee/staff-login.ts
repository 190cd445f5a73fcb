import { z } from 'zod'
import { visitorWrites } from '../../kit/declare.ts'

/**
 * Checks the first factor of staff; the token allows only the second factor. Unknown ids and wrong passwords get the same answer.
 */
export const staffLogin = visitorWrites('/api/staff/login', {
  input: z.object({
    loginId: z.string().trim().min(1, '아이디를 입력해주세요.').max(50),
    password: z.string().min(1, '비밀번호를 입력해주세요.').max(200),
  }),
  entity: z.object({
    accessToken: z.string(),
    step: z.enum(['code', 'setUp']),
    totp: z.object({ secret: z.string(), uri: z.string() }).nullable(),
  }),
  refusals: ['STAFF_WRONG_LOGIN', 'LOGIN_LOCKED', 'LOGIN_TOO_SOON', 'IP_BLOCKED'],
  perMinute: 60,
  missesPerMinute: 20,
  inTurn: 'password',
})
