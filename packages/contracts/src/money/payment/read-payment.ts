import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { paymentView } from './payment-shape.ts'

/** One payment of the caller, for the result screen; ours. */
export const readPayment = endpoint({
  operation: 'readPayment',
  methods: ['GET'],
  path: '/api/payments/fetchData',
  access: 'operator',
  effect: 'reads',
  sends: 'query',
  input: z.object({ paymentId: z.string().min(6).max(64) }),
  entity: paymentView,
  refusals: ['PAYMENT_NOT_FOUND', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'view',
})
