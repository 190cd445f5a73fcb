import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Returns the account to which the association's bank must send a refund; requires a case, and logs each opening. */
export const openRefundAccount = staffWrites('/api/staff/reconciliation/openAccount', {
  label: '환불 계좌 보기',
  isView: true,
  permission: 'handlePaymentExceptions',
  audit: { subject: 'paymentNo' },
  input: z.object({ paymentNo: recordNo }),
  entity: z.object({ bank: z.string(), accountNumber: z.string(), holder: z.string(), amountWon: z.int() }),
  refusals: ['PAYMENT_NOT_FOUND', 'NO_TRANSFER_DUE', 'MEMBER_CASE_REQUIRED'],
  perMinute: 30,
})
