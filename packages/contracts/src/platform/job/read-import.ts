import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Reads a file of records into rows: encoding, header and a first mapping are found. */
export const readImport = job({
  kind: 'read-import',
  queue: 'imports',
  payload: z.object({ importNo: z.int() }),
})
