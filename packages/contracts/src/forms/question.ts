import * as z from 'zod/mini'
import { requiredText } from './text-fields.ts'

export const questionForm = z.object({
  topic: requiredText(60, '주제를 입력해주세요.'),
  text: requiredText(300, '문제를 입력해주세요.'),
  choices: z.array(requiredText(200, '빈 보기를 채우거나 빼주세요.')).check(
    z.minLength(2, '보기를 두 개 이상 입력해주세요.'),
    z.maxLength(6, '보기는 여섯 개까지입니다.'),
    z.refine((all) => new Set(all).size === all.length, '같은 보기가 두 번 있습니다.'),
  ),
})
