import * as z from 'zod/mini'
import { requiredText } from './text-fields.ts'

export const checkInLinkForm = z.object({
  label: requiredText(60, '어느 출입구나 휴대전화인지 입력해주세요.'),
})
