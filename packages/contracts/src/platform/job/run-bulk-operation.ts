import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Does an action over a frozen set, batch by batch. */
export const runBulkOperation = job({
  kind: 'run-bulk-operation',
  queue: 'seats',
  payload: z.object({ bulkOperationNo: z.int() }),
})
