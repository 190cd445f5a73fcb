import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { paymentView } from './payment-shape.ts'

/** Asks the gateway and answers its word; the window's message is only the occasion to ask. Ours. */
export const confirmPayment = endpoint({
  operation: 'confirmPayment',
  methods: ['POST'],
  path: '/api/payments/confirm',
  access: 'operator',
  effect: 'writes',
  sends: 'json',
  input: z.object({ paymentId: z.string().min(6).max(64) }),
  entity: paymentView,
  refusals: ['PAYMENT_NOT_FOUND', 'GATEWAY_UNAVAILABLE', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  perMinute: 60,
  helper: 'pay',
})
