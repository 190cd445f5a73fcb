import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Writes the rows of an export into its file. */
export const makeExport = job({
  kind: 'make-export',
  queue: 'exports',
  payload: z.object({ exportNo: z.int() }),
})
