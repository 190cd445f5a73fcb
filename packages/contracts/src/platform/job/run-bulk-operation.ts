import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const runBulkOperation = job({
  kind: 'run-bulk-operation',
  queue: 'seats',
  payload: z.object({ bulkOperationNo: z.int() }),
})
