import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

/** Returns amount and reason to show before the person confirms (docs/rules/enrolment.md). */
export const quoteRefund = memberReads('/api/payments/quoteRefund', {
  label: '환불 금액 보기',
  input: z.object({ paymentNo: recordNo }),
  entity: z.object({
    isAllowed: z.boolean(),
    amount: z.int(),
    sentence: z.string(),
    needsBankAccount: z.boolean(),
    banks: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  refusals: ['PAYMENT_NOT_FOUND'],
  helper: 'view',
})
