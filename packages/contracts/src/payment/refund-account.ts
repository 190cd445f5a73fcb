import { z } from 'zod'
import { jsonBean, requiredText, text } from '../kit/index.ts'

/** The account for a refund that cannot go back by itself; JSON text where the call is a query or a form. */
export const refundAccount = jsonBean(
  z.object({
    bank: text(30),
    accountNumber: z
      .string()
      .transform((typed) => typed.replace(/[^0-9]/g, ''))
      .pipe(z.string().regex(/^\d{10,16}$/, '계좌번호는 숫자 10~16자리로 입력해주세요.')),
    holder: requiredText(40, '예금주를 입력해주세요.'),
  }),
)
