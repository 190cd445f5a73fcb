import { z } from 'zod'
import { requiredText } from '../../../forms/text-fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { QUESTION_REFUSALS, questionSeen } from './question-shape.ts'

export const restoreQuestion = staffWrites('/api/staff/questions/restore', {
  label: '문항 다시 사용',
  permission: 'handleQuestions',
  audit: { subject: 'questionNo' },
  input: z.object({ ...questionSeen, reason: requiredText(200, '사유를 입력해주세요.') }),
  entity: z.object({}),
  refusals: [...QUESTION_REFUSALS, 'QUESTION_IN_USE'],
})
