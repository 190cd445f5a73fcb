import { refundMethods } from '@hygiene/domain/money/refund/exceptional-refund'
import { z } from 'zod'
import { recordNo, wireInteger } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { refundAccount } from '../refund-account.ts'
import { ASKING_REFUSALS, askingFields } from '../../../staff/approval/approval-shape.ts'

/** Requests a refund outside the terms, full or partial; a second person decides. The account is encrypted at once. */
export const askExceptionalRefund = staffWrites('/api/staff/payments/askExceptionalRefund', {
  permission: 'handlePaymentExceptions',
  input: z.object({
    paymentNo: recordNo,
    amountWon: wireInteger,
    method: z.enum(refundMethods),
    refundAccount: refundAccount.optional(),
    ...askingFields,
  }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: [
    'PAYMENT_NOT_FOUND',
    'NOTHING_TO_REFUND',
    'REFUND_IN_PROGRESS',
    'REFUND_ABOVE_PAID',
    'REFUND_ACCOUNT_REQUIRED',
    'REFUND_HOLDER_DIFFERS',
    'REFUND_ACCOUNT_WRONG',
    ...ASKING_REFUSALS,
  ],
  perMinute: 20,
})
