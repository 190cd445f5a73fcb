import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { ANSWER_OFFERED, banksField, isAnswerOffered, questionFields } from './question-shape.ts'

export const addQuestion = staffWrites('/api/staff/questions/add', {
  label: '문항 추가',
  permission: 'handleQuestions',
  audit: { subject: 'questionNo' },
  input: z.object({ ...questionFields, ...banksField }).refine(isAnswerOffered, ANSWER_OFFERED),
  entity: z.object({ questionNo: z.int() }),
  refusals: ['QUESTION_BANK_UNKNOWN', 'QUESTION_TWIN', 'COURSE_LECTURE_UNKNOWN'],
})
