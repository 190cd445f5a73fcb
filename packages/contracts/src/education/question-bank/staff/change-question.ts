import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import {
  ANSWER_OFFERED,
  banksField,
  isAnswerOffered,
  QUESTION_REFUSALS,
  questionFields,
  questionSeen,
} from './question-shape.ts'

/** Writes another version of a question into the banks chosen; papers there are keep theirs. */
export const changeQuestion = endpoint({
  operation: 'changeQuestion',
  methods: ['POST'],
  path: '/api/staff/questions/change',
  access: 'staff',
  permission: 'handleQuestions',
  effect: 'writes',
  sends: 'json',
  input: z
    .object({ ...questionSeen, ...questionFields, ...banksField })
    .refine(isAnswerOffered, ANSWER_OFFERED),
  entity: z.object({ questionNo: z.int(), edition: z.int() }),
  refusals: [
    ...QUESTION_REFUSALS,
    'QUESTION_BANK_UNKNOWN',
    'QUESTION_SAME',
    'COURSE_LECTURE_UNKNOWN',
    ...STAFF_REFUSALS,
  ],
})
