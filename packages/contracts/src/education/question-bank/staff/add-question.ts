import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { ANSWER_OFFERED, banksField, isAnswerOffered, questionFields } from './question-shape.ts'

/** Puts a new question into banks. */
export const addQuestion = endpoint({
  operation: 'addQuestion',
  methods: ['POST'],
  path: '/api/staff/questions/add',
  access: 'staff',
  permission: 'handleQuestions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ ...questionFields, ...banksField }).refine(isAnswerOffered, ANSWER_OFFERED),
  entity: z.object({ questionNo: z.int() }),
  refusals: ['QUESTION_BANK_UNKNOWN', 'QUESTION_TWIN', 'COURSE_LECTURE_UNKNOWN', ...STAFF_REFUSALS],
})
