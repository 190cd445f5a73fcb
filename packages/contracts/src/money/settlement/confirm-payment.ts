import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { paymentView } from '../payment/payment-shape.ts'

/** Asks the gateway and answers its word; the window's message is only the occasion to ask. Ours. */
export const confirmPayment = memberWrites('/api/payments/confirm', {
  label: '결제 확인',
  input: z.object({ paymentId: z.string().min(6).max(64) }),
  entity: paymentView,
  refusals: ['PAYMENT_NOT_FOUND', 'GATEWAY_UNAVAILABLE'],
  perMinute: 60,
  helper: 'pay',
})
