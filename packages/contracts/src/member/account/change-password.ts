import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { newPassword } from '../../forms/account.ts'

/** Sets a new password and ends every other login of the person. Requires the present password (ASVS 6.2.3). */
export const changePassword = memberWrites('/api/user/updateUserPw', {
  ownerOnly: true,
  sends: 'form',
  input: z.object({
    userPw: z.string().min(1, '현재 비밀번호를 입력해주세요.').max(200),
    newUserPw: newPassword,
  }),
  entity: z.object({ changed: z.literal(true) }),
  refusals: [
    'PASSWORD_DIFFERS',
    'PASSWORD_UNCHANGED',
    'PASSWORD_COMMON',
    'PASSWORD_PERSONAL',
    'PASSWORD_LEAKED',
    'LOGIN_LOCKED',
    'LOGIN_TOO_SOON',
  ],
  inTurn: 'password',
})
