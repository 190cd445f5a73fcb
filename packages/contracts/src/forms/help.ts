import { helpTies } from '@hygiene/domain/member/help/help-text'
import * as z from 'zod/mini'
import { mobilePhone, requiredText } from './text-fields.ts'

export const helpForm = z.object({
  name: requiredText(40, '도와드릴 분의 이름을 적어주세요.'),
  phone: mobilePhone,
  tie: z.enum(helpTies, { error: '어떤 사이인지 골라주세요.' }),
})
