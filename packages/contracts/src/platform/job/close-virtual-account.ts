import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const closeVirtualAccount = job({
  kind: 'close-virtual-account',
  queue: 'payments',
  payload: z.object({ paymentNo: z.int() }),
})
