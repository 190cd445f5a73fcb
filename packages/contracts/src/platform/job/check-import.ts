import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Sets each row of a file beside the records that stand. Writes none of them. */
export const checkImport = job({
  kind: 'check-import',
  queue: 'imports',
  payload: z.object({ importNo: z.int() }),
})
