import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'

/** Is throttled like a login. */
export const checkPassword = memberWrites('/api/user/updateUserPwCheck', {
  ownerOnly: true,
  sends: 'form',
  input: z.object({ userPw: z.string().min(1, '비밀번호를 입력해주세요.').max(200) }),
  entity: z.object({ isRight: z.literal(true) }),
  refusals: ['PASSWORD_DIFFERS', 'LOGIN_LOCKED', 'LOGIN_TOO_SOON'],
  inTurn: 'password',
})
