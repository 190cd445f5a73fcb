import { birthDateSentence, isBirthDate } from '@hygiene/domain/member/account/birth-date'
import { printedText } from '@hygiene/domain/printed-text'
import * as z from 'zod/mini'
import { optionalEmail } from './account.ts'
import { drawn, mobilePhone, requiredText } from './text-fields.ts'

export const actionLabel = z
  .string({ error: '사유를 적어주세요.' })
  .check(
    z.overwrite(printedText),
    z.minLength(2, '사유를 2자 이상 적어주세요.'),
    z.maxLength(120, '120자까지 적을 수 있습니다.'),
  )

export const correctionForm = z.object({
  name: requiredText(40, '이름을 입력해주세요.').check(drawn()),
  birth: z.string().check(
    z.maxLength(8, birthDateSentence),
    z.refine((typed) => isBirthDate(typed), birthDateSentence),
  ),
  phone: mobilePhone,
  email: optionalEmail,
})
