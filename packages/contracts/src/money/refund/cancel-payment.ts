import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'
import { requiredText } from '../../forms/text-fields.ts'
import { refundStatus } from '../payment/payment-shape.ts'
import { refundAccount } from './refund-account.ts'

/** Cancels and refunds by the terms of the specification (section 9); a repeated call creates no second refund. */
export const cancelPayment = memberWrites('/api/payments/cancelPayment', {
  label: '결제 취소·환불',
  input: z.object({
    paymentNo: recordNo,
    reason: requiredText(200, '취소 사유를 입력해주세요.'),
    refundAccount: refundAccount.optional(),
  }),
  entity: z.object({ refundNo: z.int(), status: refundStatus, amount: z.int() }),
  refusals: [
    'PAYMENT_NOT_FOUND',
    'NOT_PAID_YET',
    'NOT_REFUNDABLE_COMPLETED',
    'NOT_REFUNDABLE_FORFEITED',
    'NOT_REFUNDABLE_TRAINING_DAY',
    'REFUND_ACCOUNT_REQUIRED',
    'REFUND_HOLDER_DIFFERS',
    'REFUND_ACCOUNT_WRONG',
    'HELP_REFUND_ACCOUNT',
  ],
  perMinute: 20,
  helper: 'refund',
})
