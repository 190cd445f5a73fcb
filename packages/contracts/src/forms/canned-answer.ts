import { unknownFieldsIn } from '@hygiene/domain/content/inquiry/canned-answer'
import * as z from 'zod/mini'
import { requiredText } from './text-fields.ts'

export const cannedForm = z.object({
  cannedTitle: requiredText(60, '제목을 입력해주세요.'),
  cannedText: requiredText(2000, '내용을 입력해주세요.').check(
    z.refine((text: string) => unknownFieldsIn(text).length === 0, {
      error: ({ input }) => `없는 칸입니다: ${unknownFieldsIn(String(input)).join(', ')}`,
    }),
  ),
})
