import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Moves or refunds all people booked in a session the association cancelled. */
export const windUpSession = job({
  kind: 'wind-up-session',
  queue: 'seats',
  payload: z.object({ sessionNo: z.int() }),
})
