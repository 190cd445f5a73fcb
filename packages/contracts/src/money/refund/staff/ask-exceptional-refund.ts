import { refundMethods } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint, recordNo, wireInteger } from '../../../kit/index.ts'
import { refundAccount } from '../refund-account.ts'
import { ASKING_REFUSALS, askingFields, STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Asks for a refund outside the terms, of all or a part; a second person decides. The account is sealed at once. */
export const askExceptionalRefund = endpoint({
  operation: 'askExceptionalRefund',
  methods: ['POST'],
  path: '/api/staff/payments/askExceptionalRefund',
  access: 'staff',
  permission: 'handlePaymentExceptions',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    paymentNo: recordNo,
    amountWon: wireInteger,
    /** Back the way it was paid, or by the association's bank to an account. */
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
    ...STAFF_REFUSALS,
  ],
  perMinute: 20,
})
