import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const issueCertificate = job({
  kind: 'issue-certificate',
  queue: 'documents',
  payload: z.object({ certificateNo: z.int() }),
})
