import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { bankNamed } from './question-shape.ts'

/** Puts the questions in use of one bank into another; twice is once. */
export const copyBank = endpoint({
  operation: 'copyBank',
  methods: ['POST'],
  path: '/api/staff/questions/copyBank',
  access: 'staff',
  permission: 'handleQuestions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ from: bankNamed, to: bankNamed }),
  entity: z.object({ count: z.int() }),
  refusals: ['QUESTION_BANK_UNKNOWN', 'QUESTION_BANK_COPIED', ...STAFF_REFUSALS],
})
