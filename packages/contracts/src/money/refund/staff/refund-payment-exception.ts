import { z } from 'zod'
import { recordNo, wireInteger } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { refundStatus } from '../../payment/payment-shape.ts'
import { refundAccount } from '../refund-account.ts'
import { auditReason } from '../../../forms/reason.ts'

/** Refunds late money or retries a refund that the gateway refused; a repeated call creates no second refund. */
export const refundPaymentException = staffWrites('/api/staff/reconciliation/refund', {
  label: '확인이 필요한 입금 환불',
  permission: 'handlePaymentExceptions',
  audit: { subject: 'paymentNo' },
  input: z.object({
    paymentNo: recordNo,
    amountWon: wireInteger,
    reason: auditReason,
    refundAccount: refundAccount.optional(),
  }),
  entity: z.object({ refundNo: z.int(), status: refundStatus, amountWon: z.int() }),
  refusals: [
    'PAYMENT_NOT_FOUND',
    'NOTHING_TO_REFUND',
    'REFUND_AMOUNT_DIFFERS',
    'REFUND_ACCOUNT_REQUIRED',
    'REFUND_HOLDER_DIFFERS',
    'REFUND_ACCOUNT_WRONG',
  ],
  perMinute: 20,
})
