import { z } from 'zod'
import { endpoint, requiredText } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { QUESTION_REFUSALS, questionSeen } from './question-shape.ts'

/** No paper holds the question from now on; each of its banks keeps enough for one. */
export const retireQuestion = endpoint({
  operation: 'retireQuestion',
  methods: ['POST'],
  path: '/api/staff/questions/retire',
  access: 'staff',
  permission: 'handleQuestions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ ...questionSeen, reason: requiredText(200, '사유를 입력해주세요.') }),
  entity: z.object({}),
  refusals: [...QUESTION_REFUSALS, 'QUESTION_RETIRED', 'QUESTION_BANK_SHORT', ...STAFF_REFUSALS],
})
