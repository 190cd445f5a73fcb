import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Moves or refunds all people booked in a cancelled session. */
export const windUpSession = job({
  kind: 'wind-up-session',
  queue: 'seats',
  payload: z.object({ sessionNo: z.int() }),
})
