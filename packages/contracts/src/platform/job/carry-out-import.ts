import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Writes the rows of a file, batch by batch, each judged again. */
export const carryOutImport = job({
  kind: 'carry-out-import',
  queue: 'imports',
  payload: z.object({ importNo: z.int() }),
})
