import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const settlePayment = job({
  kind: 'settle-payment',
  queue: 'payments',
  payload: z.object({ paymentNo: z.int() }),
})
