import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const issueReceipt = job({
  kind: 'issue-receipt',
  queue: 'documents',
  payload: z.object({ paymentNo: z.int() }),
})
