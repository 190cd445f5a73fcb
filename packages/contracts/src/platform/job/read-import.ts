import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const readImport = job({
  kind: 'read-import',
  queue: 'imports',
  payload: z.object({ importNo: z.int() }),
})
