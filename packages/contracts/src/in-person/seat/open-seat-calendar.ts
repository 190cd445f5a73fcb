import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'

export const openSeatCalendar = visitorReads('/api/offline/edu/seatCalendar', {
  input: z.object({ token: z.string().min(20).max(200) }),
  entity: z.never(),
  refusals: ['CALENDAR_NOT_FOUND'],
  answers: 'bytes',
  perMinute: 30,
})
