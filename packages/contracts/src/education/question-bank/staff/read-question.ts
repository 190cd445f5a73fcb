import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { bankShown, itemAnalysis, questionState } from './question-shape.ts'

export const readQuestion = staffReads('/api/staff/question', {
  permission: 'handleQuestions',
  input: z.object({ questionNo: recordNo }),
  entity: z.object({
    questionNo: z.int(),
    edition: z.int(),
    topic: z.string(),
    text: z.string(),
    choices: z.array(z.string()),
    answer: z.int(),
    explanation: z.string(),
    lectureNo: z.int().nullable(),
    state: questionState,
    banks: z.array(bankShown),
    /** Is null until a paper contains the question. */
    drawnAt: instant.nullable(),
    analysis: itemAnalysis,
    analyses: z.array(z.object({ bank: bankShown, analysis: itemAnalysis })),
    editions: z.array(
      z.object({
        questionNo: z.int(),
        edition: z.int(),
        writtenAt: instant.nullable(),
        writtenBy: z.string().nullable(),
        banks: z.array(bankShown),
        answers: z.int(),
        share: z.number().nullable(),
      }),
    ),
  }),
  refusals: ['QUESTION_NOT_FOUND'],
})
