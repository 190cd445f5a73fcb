import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const carryOutImport = job({
  kind: 'carry-out-import',
  queue: 'imports',
  payload: z.object({ importNo: z.int() }),
})
