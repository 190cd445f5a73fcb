import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { paymentView } from '../payment/payment-shape.ts'

/** Asks the gateway and returns its answer; the window's message only triggers the query. */
export const confirmPayment = memberWrites('/api/payments/confirm', {
  label: '결제 확인',
  input: z.object({ paymentId: z.string().min(6).max(64) }),
  entity: paymentView,
  refusals: ['PAYMENT_NOT_FOUND', 'GATEWAY_UNAVAILABLE'],
  perMinute: 60,
  helper: 'pay',
})
