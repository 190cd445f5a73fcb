import { z } from 'zod'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { endpoint, recordNo } from '../../../kit/index.ts'

/** The account to which the association's bank has to send a refund, in the caller's case; each opening is in the log. */
export const openRefundAccount = endpoint({
  operation: 'openRefundAccount',
  methods: ['POST'],
  path: '/api/staff/reconciliation/openAccount',
  access: 'staff',
  permission: 'handlePaymentExceptions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ paymentNo: recordNo }),
  entity: z.object({ bank: z.string(), accountNumber: z.string(), holder: z.string(), amountWon: z.int() }),
  refusals: ['PAYMENT_NOT_FOUND', 'NO_TRANSFER_DUE', 'MEMBER_CASE_REQUIRED', ...STAFF_REFUSALS],
  perMinute: 30,
})
