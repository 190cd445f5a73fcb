import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { bankNamed } from './question-shape.ts'

/** Copies the active questions of one bank to another. Is idempotent. */
export const copyBank = staffWrites('/api/staff/questions/copyBank', {
  label: '문제은행 복사',
  permission: 'handleQuestions',
  audit: {},
  input: z.object({ from: bankNamed, to: bankNamed }),
  entity: z.object({ count: z.int() }),
  refusals: ['QUESTION_BANK_UNKNOWN', 'QUESTION_BANK_COPIED'],
})
