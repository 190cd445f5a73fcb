import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { paymentStatus } from '../../payment/payment-shape.ts'

/** Implements «다시 묻고 맞추기»: asks the gateway and settles only an approval of the same order and sum. */
export const askOrderAgain = staffWrites('/api/staff/reconciliation/askAgain', {
  label: '결제사에 다시 묻고 맞추기',
  permission: 'handlePaymentExceptions',
  audit: { subject: 'paymentNo' },
  input: z.object({ paymentNo: recordNo }),
  entity: z.object({ paymentNo: z.int(), status: paymentStatus }),
  refusals: ['PAYMENT_NOT_FOUND', 'GATEWAY_NOT_ASKED', 'NOT_APPROVED_AT_GATEWAY', 'APPROVED_AMOUNT_DIFFERS'],
  perMinute: 30,
})
