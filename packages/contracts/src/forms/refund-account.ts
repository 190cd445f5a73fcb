import * as z from 'zod/mini'
import { requiredText, typedText } from './text-fields.ts'

export const refundAccountForm = z.object({
  bank: z.string().check(...typedText(30)),
  accountNumber: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string) => typed.replace(/[^0-9]/g, '')),
    ),
    z.string().check(z.regex(/^\d{10,16}$/, '계좌번호는 숫자 10~16자리로 입력해주세요.')),
  ),
  holder: requiredText(40, '예금주를 입력해주세요.'),
})

export const typedAccountForm = z.extend(refundAccountForm, { bank: requiredText(30, '은행을 골라주세요.') })
