import { z } from 'zod'
import { endpoint, requiredText } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { QUESTION_REFUSALS, questionSeen } from './question-shape.ts'

/** Papers may hold the question again. */
export const restoreQuestion = endpoint({
  operation: 'restoreQuestion',
  methods: ['POST'],
  path: '/api/staff/questions/restore',
  access: 'staff',
  permission: 'handleQuestions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ ...questionSeen, reason: requiredText(200, '사유를 입력해주세요.') }),
  entity: z.object({}),
  refusals: [...QUESTION_REFUSALS, 'QUESTION_IN_USE', ...STAFF_REFUSALS],
})
