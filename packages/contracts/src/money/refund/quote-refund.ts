import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'

/** Amount and reason, shown before the person confirms (docs/rules/enrolment.md); ours. */
export const quoteRefund = endpoint({
  operation: 'quoteRefund',
  methods: ['GET'],
  path: '/api/payments/quoteRefund',
  access: 'operator',
  effect: 'reads',
  sends: 'query',
  input: z.object({ paymentNo: recordNo }),
  entity: z.object({
    isAllowed: z.boolean(),
    amount: z.int(),
    sentence: z.string(),
    needsBankAccount: z.boolean(),
    banks: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  refusals: ['PAYMENT_NOT_FOUND', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'view',
})
