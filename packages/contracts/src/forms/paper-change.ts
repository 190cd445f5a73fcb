import { printedText } from '@hygiene/domain/printed-text'
import * as z from 'zod/mini'
import { placeForm } from './place.ts'
import { drawn, requiredText } from './text-fields.ts'

export const certificateText = z.object({
  userName: z.optional(requiredText(40, '성명을 입력해주세요.').check(drawn())),
  birthOn: z.optional(z.iso.date('생년월일을 확인해주세요.')),
  businessName: z.optional(placeForm.shape.businessName),
  address: z.optional(placeForm.shape.address),
  address2: z.optional(placeForm.shape.address2),
})

export const askedAgainSentence = z
  .string({ error: '보완할 점을 입력해주세요.' })
  .check(
    z.overwrite(printedText),
    z.minLength(5, '보완할 점을 5자 이상 입력해주세요.'),
    z.maxLength(200, '보완할 점은 200자까지 입력해주세요.'),
  )
