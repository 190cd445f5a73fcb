import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'
import { paymentView } from './payment-shape.ts'

export const readPayment = memberReads('/api/payments/fetchData', {
  label: '결제 보기',
  input: z.object({ paymentId: z.string().min(6).max(64) }),
  entity: paymentView,
  refusals: ['PAYMENT_NOT_FOUND'],
  helper: 'view',
})
