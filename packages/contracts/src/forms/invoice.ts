import { businessNumber } from '@hygiene/domain/money/cash-receipt/cash-receipt-number'
import { printedText } from '@hygiene/domain/printed-text'
import * as z from 'zod/mini'
import { actionReason } from './reason.ts'

const invoiceNumber = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[0-9A-Za-z-]{8,40}$/, '계산서 승인번호를 입력해주세요. 숫자와 영문, 8자 이상입니다.'),
  )

export const invoiceNumberForm = z.object({ invoiceNumber })

export const wishRefusedForm = z.object({ text: actionReason })

export const invoiceForm = z.object({
  businessNumber: z.string({ error: '사업자등록번호를 입력해주세요.' }).check(
    z.trim(),
    z.maxLength(20),
    z.refine(
      (typed) => businessNumber(typed) !== null,
      '사업자등록번호를 다시 확인해주세요. 숫자 10자리입니다.',
    ),
  ),
  businessName: z
    .string({ error: '상호를 입력해주세요.' })
    .check(z.overwrite(printedText), z.minLength(1, '상호를 입력해주세요.'), z.maxLength(80)),
  email: z
    .string({ error: '이메일을 입력해주세요.' })
    .check(z.trim(), z.maxLength(100), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, '이메일을 다시 확인해주세요.')),
})
