import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { auditReason } from '../../../forms/reason.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Takes a payment that was settled elsewhere off the list; no money moves. Closing it twice answers the same. */
export const closePaymentException = endpoint({
  operation: 'closePaymentException',
  methods: ['POST'],
  path: '/api/staff/reconciliation/close',
  access: 'staff',
  permission: 'handlePaymentExceptions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ paymentNo: recordNo, reason: auditReason }),
  entity: z.object({ paymentNo: z.int() }),
  refusals: ['PAYMENT_NOT_FOUND', 'MONEY_STILL_HELD', ...STAFF_REFUSALS],
  perMinute: 20,
})
