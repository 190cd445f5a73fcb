import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'

/** The calendar file of a seat, by the link of the text message: session and venue, without a login; ours. */
export const openSeatCalendar = visitorReads('/api/offline/edu/seatCalendar', {
  /** A signed number of an application. */
  input: z.object({ token: z.string().min(20).max(200) }),
  entity: z.never(),
  refusals: ['CALENDAR_NOT_FOUND'],
  answers: 'bytes',
  perMinute: 30,
})
