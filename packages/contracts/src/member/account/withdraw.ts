import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'

/**
 * Ends the membership. Statutory records are kept; the answer names them with the reason (specification section 9, retention).
 */
export const withdraw = memberWrites('/api/user/deleteUser', {
  ownerOnly: true,
  input: z.object({ userPw: z.string().min(1, '비밀번호를 입력해주세요.').max(200) }),
  entity: z.object({ kept: z.array(z.object({ what: z.string(), why: z.string() })) }),
  refusals: ['PASSWORD_DIFFERS', 'STILL_ENROLLED', 'LOGIN_LOCKED', 'LOGIN_TOO_SOON'],
  inTurn: 'password',
})
