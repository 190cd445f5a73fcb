import { hasSeat } from '@hygiene/domain/in-person/seat/seat-taken'
import { calendarFileOf, type Gather, WITH_VENUE } from './gather.ts'

export const seatConfirmed: Gather<'seatConfirmed'> = async ({ db, aboutNo, config }) => {
  const booking = await db.booking.findUnique({
    where: { applicationNo: aboutNo, seat: 'sold' },
    include: WITH_VENUE,
  })
  const calendarFile = calendarFileOf({ aboutNo, config })
  return booking && { kind: 'seatConfirmed', session: booking.session, calendarFile }
}

export const holdLapsed: Gather<'holdLapsed'> = async ({ db, aboutNo }) => {
  const booking = await db.booking.findUnique({
    where: { applicationNo: aboutNo, seat: 'released' },
    include: WITH_VENUE,
  })
  return booking && { kind: 'holdLapsed', session: booking.session }
}

/** Returns null once the seat is paid or has lapsed, because the text would demand money that is not owed. */
export const seatHeld: Gather<'seatHeld'> = async ({ db, aboutNo, now }) => {
  const booking = await db.booking.findUnique({ where: { applicationNo: aboutNo }, include: WITH_VENUE })
  if (booking?.seat !== 'held' || !booking.heldUntil || !hasSeat(booking, now)) return null
  return { kind: 'seatHeld', session: booking.session, heldUntil: booking.heldUntil }
}
