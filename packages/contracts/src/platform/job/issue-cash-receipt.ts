import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const issueCashReceipt = job({
  kind: 'issue-cash-receipt',
  queue: 'payments',
  payload: z.object({ cashReceiptNo: z.int() }),
})
