import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import {
  ANSWER_OFFERED,
  banksField,
  isAnswerOffered,
  QUESTION_REFUSALS,
  questionFields,
  questionSeen,
} from './question-shape.ts'

/** Adds a version of a question to the chosen banks. Existing papers keep theirs. */
export const changeQuestion = staffWrites('/api/staff/questions/change', {
  label: '문항 수정',
  permission: 'handleQuestions',
  audit: { subject: 'questionNo' },
  input: z
    .object({ ...questionSeen, ...questionFields, ...banksField })
    .refine(isAnswerOffered, ANSWER_OFFERED),
  entity: z.object({ questionNo: z.int(), edition: z.int() }),
  refusals: [...QUESTION_REFUSALS, 'QUESTION_BANK_UNKNOWN', 'QUESTION_SAME', 'COURSE_LECTURE_UNKNOWN'],
})
