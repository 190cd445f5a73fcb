import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** A paper of money that staff entered, as an attachment; a file that the order does not name is none. The look is in the log. */
export const openPaymentEvidence = endpoint({
  operation: 'openPaymentEvidence',
  methods: ['POST'],
  path: '/api/staff/payments/openEvidence',
  access: 'staff',
  permission: 'readPayments',
  effect: 'writes',
  sends: 'json',
  input: z.object({ paymentNo: recordNo, fileNo: z.uuid() }),
  entity: z.never(),
  refusals: ['PAYMENT_NOT_FOUND', 'FILE_NOT_FOUND', 'FILE_BEING_CHECKED', 'FILE_INFECTED', ...STAFF_REFUSALS],
  answers: 'bytes',
  perMinute: 60,
})
