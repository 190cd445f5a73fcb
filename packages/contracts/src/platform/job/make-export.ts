import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const makeExport = job({
  kind: 'make-export',
  queue: 'exports',
  payload: z.object({ exportNo: z.int() }),
})
