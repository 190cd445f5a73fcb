import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Offers the free seats of a session to those who wait, in their order. */
export const offerSeats = job({
  kind: 'offer-seats',
  queue: 'seats',
  payload: z.object({ sessionNo: z.int() }),
})
