import * as z from 'zod/mini'
import { actionReason } from './reason.ts'
import { mobilePhone, requiredText, typedText } from './text-fields.ts'

export const instructorForm = z.object({
  name: requiredText(40, '이름을 입력해주세요.'),
  phone: z.optional(mobilePhone),
  subjects: z
    .array(requiredText(40, '과목을 입력해주세요.'))
    .check(z.minLength(1, '과목을 하나 이상 입력해주세요.'), z.maxLength(10)),
  hours: z.string().check(...typedText(100)),
  reason: actionReason,
})
