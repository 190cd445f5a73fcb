import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const offerSeats = job({
  kind: 'offer-seats',
  queue: 'seats',
  payload: z.object({ sessionNo: z.int() }),
})
