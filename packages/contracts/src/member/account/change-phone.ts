import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { mobilePhone } from '../../forms/text-fields.ts'

/**
 * Requires a code sent to the new number and the present password, because the number is a way to recover the id (ASVS 7.5.1).
 */
export const changePhone = memberWrites('/api/user/updateUserPhone', {
  label: '휴대전화 번호 변경',
  ownerOnly: true,
  sends: 'form',
  input: z.object({
    userPw: z.string().min(1, '현재 비밀번호를 입력해주세요.').max(200),
    phone: mobilePhone,
    phoneProof: z.string().min(20).max(100),
  }),
  entity: z.object({ phone: z.string() }),
  refusals: ['PASSWORD_DIFFERS', 'LOGIN_LOCKED', 'LOGIN_TOO_SOON', 'CODE_OVER'],
  inTurn: 'password',
})
