import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/**
 * Returns the evidence of money that staff entered, as an attachment, and logs the view. A file that does not belong to the order
 * is not found.
 */
export const openPaymentEvidence = staffWrites('/api/staff/payments/openEvidence', {
  label: '결제 증빙 보기',
  isView: true,
  audit: { subject: 'paymentNo' },
  permission: 'readPayments',
  input: z.object({ paymentNo: recordNo, fileNo: z.uuid() }),
  entity: z.never(),
  refusals: ['PAYMENT_NOT_FOUND', 'FILE_NOT_FOUND', 'FILE_BEING_CHECKED', 'FILE_INFECTED'],
  answers: 'bytes',
  perMinute: 60,
})
