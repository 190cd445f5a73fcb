import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Draws the slip of an in-person enrolment for the session it is booked for now. */
export const issueEnrolmentSlip = job({
  kind: 'issue-enrolment-slip',
  queue: 'documents',
  payload: z.object({ inPersonEnrolmentNo: z.int() }),
})
