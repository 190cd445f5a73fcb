import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { auditReason } from '../../../forms/reason.ts'

/** Closes a payment that was settled elsewhere; no money moves. A repeated call returns the same answer. */
export const closePaymentException = staffWrites('/api/staff/reconciliation/close', {
  label: '대사 설명하고 닫기',
  permission: 'handlePaymentExceptions',
  audit: { subject: 'paymentNo' },
  input: z.object({ paymentNo: recordNo, reason: auditReason }),
  entity: z.object({ paymentNo: z.int() }),
  refusals: ['PAYMENT_NOT_FOUND', 'MONEY_STILL_HELD'],
  perMinute: 20,
})
