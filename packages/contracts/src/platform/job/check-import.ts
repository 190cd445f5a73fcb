import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const checkImport = job({
  kind: 'check-import',
  queue: 'imports',
  payload: z.object({ importNo: z.int() }),
})
