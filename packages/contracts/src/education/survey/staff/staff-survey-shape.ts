import { z } from 'zod'
import { requiredText } from '../../../forms/text-fields.ts'

export const surveyQuestionShown = z.object({
  questionNo: z.int(),
  kind: z.enum(['choice', 'text']),
  text: z.string(),
  choices: z.array(z.string()),
  isScale: z.boolean(),
  isRequired: z.boolean(),
})

const choiceQuestion = z.object({
  kind: z.literal('choice'),
  text: requiredText(300, '질문을 입력해주세요.'),
  choices: z
    .array(requiredText(100, '보기를 입력해주세요.'))
    .min(2, '보기를 두 개 이상 입력해주세요.')
    .max(10, '보기는 열 개까지입니다.')
    .refine((all) => new Set(all).size === all.length, '같은 보기가 두 번 있습니다.'),
  isScale: z.boolean(),
  isRequired: z.boolean(),
})

const textQuestion = z.object({
  kind: z.literal('text'),
  text: requiredText(300, '질문을 입력해주세요.'),
  choices: z.array(z.string()).max(0),
  isScale: z.literal(false),
  isRequired: z.boolean(),
})

export const surveyFields = {
  title: requiredText(100, '설문 이름을 입력해주세요.'),
  questions: z
    .array(z.discriminatedUnion('kind', [choiceQuestion, textQuestion]))
    .min(1, '질문을 하나 이상 넣어주세요.')
    .max(40, '질문은 40개까지입니다.'),
}
