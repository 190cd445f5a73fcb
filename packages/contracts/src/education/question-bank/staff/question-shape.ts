import { itemMarks } from '@hygiene/domain/education/question-bank/item-analysis'
import { questionStates } from '@hygiene/domain/education/question-bank/question-bank'
import { z } from 'zod'
import { questionForm } from '../../../forms/question.ts'
import { industryType, recordNo, salesType, text } from '../../../kit/fields.ts'

export const bankFields = { year: z.int(), salesType, industryType }
export const bankShown = z.object(bankFields)

export const bankNamed = z.object({
  year: z.int().min(2000).max(2100),
  salesType: z.union([z.literal(1), z.literal(2)]),
  industryType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
})

export const banksField = {
  banks: z
    .array(bankNamed)
    .min(1, '문항을 둘 은행을 하나 이상 골라주세요.')
    .max(60)
    .refine(
      (all) => new Set(all.map((bank) => JSON.stringify(bank))).size === all.length,
      '같은 은행이 두 번 있습니다.',
    ),
}

export const questionState = z.enum(questionStates)

export const questionFields = {
  ...questionForm.shape,
  /** Is the index of the right choice and counts from 0. */
  answer: z.int({ error: '정답을 골라주세요.' }).min(0, '정답을 골라주세요.').max(5),
  explanation: text(500),
  lectureNo: recordNo.nullable(),
}

export const isAnswerOffered = ({ answer, choices }: { answer: number; choices: readonly string[] }) =>
  answer < choices.length
export const ANSWER_OFFERED = { error: '정답을 골라주세요.', path: ['answer'] }

/** Uses optimistic locking: the change is refused if another editor has saved a newer version. */
export const questionSeen = { questionNo: recordNo, lastEdition: z.int().min(1) }

export const itemAnalysis = z.object({
  answers: z.int(),
  share: z.number().nullable(),
  discrimination: z.number().nullable(),
  /** Holds the shares of right answers in the upper and lower 27 % and their difference. */
  groups: z.object({ upper: z.number(), lower: z.number(), difference: z.number() }).nullable(),
  choices: z.array(z.object({ count: z.int(), share: z.number().nullable() })),
  marks: z.array(z.enum(itemMarks)),
})

export const QUESTION_REFUSALS = ['QUESTION_NOT_FOUND', 'QUESTION_CHANGED', 'QUESTION_REPLACED'] as const
