import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const issueEnrolmentSlip = job({
  kind: 'issue-enrolment-slip',
  queue: 'documents',
  payload: z.object({ inPersonEnrolmentNo: z.int() }),
})
