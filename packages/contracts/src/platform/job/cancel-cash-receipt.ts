import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const cancelCashReceipt = job({
  kind: 'cancel-cash-receipt',
  queue: 'payments',
  payload: z.object({ cashReceiptNo: z.int() }),
})
