import { z } from 'zod'
import { requiredText } from '../../../forms/text-fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { QUESTION_REFUSALS, questionSeen } from './question-shape.ts'

/** Excludes the question from new papers. Each of its banks must keep enough questions for one paper. */
export const retireQuestion = staffWrites('/api/staff/questions/retire', {
  label: '문항 사용 중지',
  permission: 'handleQuestions',
  audit: { subject: 'questionNo' },
  input: z.object({ ...questionSeen, reason: requiredText(200, '사유를 입력해주세요.') }),
  entity: z.object({}),
  refusals: [...QUESTION_REFUSALS, 'QUESTION_RETIRED', 'QUESTION_BANK_SHORT'],
})
