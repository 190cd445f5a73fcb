import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Does an act over a frozen set, batch by batch. */
export const runBulkAct = job({
  kind: 'run-bulk-act',
  queue: 'seats',
  payload: z.object({ bulkActNo: z.int() }),
})
