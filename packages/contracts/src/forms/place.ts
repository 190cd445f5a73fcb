import { PHONE, phoneSentence } from '@hygiene/domain/member/account/phone'
import * as z from 'zod/mini'
import { drawn, provinceCode, requiredText, typedText } from './text-fields.ts'

export const phoneOrNone = z.string().check(
  ...typedText(20),
  z.overwrite((typed) => typed.normalize('NFKC')),
  z.regex(PHONE, phoneSentence),
)

export const placeForm = z.object({
  businessName: requiredText(80, '업소명을 입력해주세요.').check(drawn()),
  representative: requiredText(40, '대표자명을 입력해주세요.').check(drawn()),
  address: requiredText(150, '영업장 주소를 입력해주세요.').check(drawn()),
  address2: z.string().check(...typedText(100), drawn()),
  sidoCode: provinceCode,
})
