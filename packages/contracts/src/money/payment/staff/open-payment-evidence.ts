import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** A paper of money that staff entered, as an attachment; a file that the order does not name is none. The look is in the log. */
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
