import { z } from 'zod'
import { day, recordNo, wireInteger } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { transferForm } from '../../../forms/no-account-number.ts'
import { refundStatus } from '../../payment/payment-shape.ts'

/**
 * Records that a refund refused by the gateway was returned by bank transfer, after querying the gateway once more. No money
 * moves here, and no other refund follows. Is idempotent.
 */
export const recordRefundTransfer = staffWrites('/api/staff/reconciliation/recordTransfer', {
  label: '환불의 계좌 송금 기록',
  permission: 'handlePaymentExceptions',
  audit: { subject: 'paymentNo' },
  input: z.object({
    paymentNo: recordNo,
    amountWon: wireInteger,
    transferredOn: day,
    ...transferForm.shape,
  }),
  entity: z.object({ refundNo: z.int(), status: refundStatus, amountWon: z.int(), transferredOn: day }),
  refusals: [
    'PAYMENT_NOT_FOUND',
    'NOTHING_TO_REFUND',
    'REFUND_IN_PROGRESS',
    'GATEWAY_NOT_ASKED',
    'REFUND_AMOUNT_DIFFERS',
    'TRANSFER_DAY_WRONG',
  ],
  perMinute: 20,
})
