import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const sendRefund = job({
  kind: 'send-refund',
  queue: 'payments',
  payload: z.object({ refundNo: z.int() }),
})
