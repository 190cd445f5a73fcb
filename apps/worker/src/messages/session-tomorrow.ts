import { reminderDayWord } from '@hygiene/domain/platform/message/due-reminders'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { type Gather, WITH_VENUE } from './gather.ts'

/** Is sent only while the person has the seat and the session is on that day. A session moved since has its own reminder. */
export const sessionTomorrow: Gather<'sessionTomorrow'> = async ({ db, aboutNo, forOn, now }) => {
  const booking = await db.booking.findUnique({
    where: { applicationNo: aboutNo, seat: 'sold' },
    include: WITH_VENUE,
  })
  if (!booking || booking.session.status === 'cancelled' || booking.session.startsAt <= now) return null
  const day = seoulDay(booking.session.startsAt)
  const dayWord = reminderDayWord(day, now)
  if (forOn?.toISOString().slice(0, 10) !== day || !dayWord) return null
  return { kind: 'sessionTomorrow', session: booking.session, dayWord }
}
