import { z } from 'zod'
import { recordNo, staffWrites } from '../../../kit/index.ts'

/** The account to which the association's bank has to send a refund, in the caller's case; each opening is in the log. */
export const openRefundAccount = staffWrites('/api/staff/reconciliation/openAccount', {
  permission: 'handlePaymentExceptions',
  input: z.object({ paymentNo: recordNo }),
  entity: z.object({ bank: z.string(), accountNumber: z.string(), holder: z.string(), amountWon: z.int() }),
  refusals: ['PAYMENT_NOT_FOUND', 'NO_TRANSFER_DUE', 'MEMBER_CASE_REQUIRED'],
  perMinute: 30,
})
