import { issueEnrolmentSlip, offerSeats } from '@hygiene/contracts'
import { type Booking, handOver, handOverAll, type InPersonSession, type Transaction } from '@hygiene/db'
import { holdAfterRelocation, type RelocatedSession } from '@hygiene/domain'
import { tellPeople } from '../../messages/tell-people.ts'
import { UNDECIDED_IN_PERSON } from '@hygiene/domain'
import { SEATED, takenDuring } from '../../records/seats-taken.ts'
import { bookingAttention } from '@hygiene/domain'

/** Everybody of a locked session that has another time or hall: told, with a slip for it and a hold that fits it. */
export async function tellRelocated(
  db: Transaction,
  { sessionNo, startsAt }: InPersonSession,
  next: RelocatedSession,
  now: Date,
): Promise<void> {
  const bookings = await db.booking.findMany({
    where: { sessionNo, seat: { not: 'released' } },
    include: { enrolments: { where: { status: { in: [...UNDECIDED_IN_PERSON] } } } },
    orderBy: { applicationNo: 'asc' },
  })
  if (startsAt.getTime() !== next.startsAt.getTime()) {
    for (const booking of bookings.filter(({ seat }) => seat === 'held')) await fitHold(db, booking, next)
    await showDoublyBooked(db, sessionNo, bookings, next, now)
  }
  const slips = bookings.flatMap(({ enrolments }) =>
    enrolments.map(({ inPersonEnrolmentNo }) => ({ inPersonEnrolmentNo })),
  )
  await handOverAll(db, issueEnrolmentSlip, slips)
  const people = bookings.map(({ memberNo, applicationNo }) => ({ memberNo, aboutNo: applicationNo }))
  await tellPeople(db, 'sessionMoved', people, now)
  await repeatOffers(db, sessionNo, next, now)
}

/** Their applications are not locked: a hold that ended or became shorter meanwhile is left alone. */
async function fitHold(
  db: Transaction,
  { applicationNo, heldUntil }: Booking,
  next: RelocatedSession,
): Promise<void> {
  if (!heldUntil) return
  const account = await db.payment.count({ where: { applicationNo, status: 'virtualAccountIssued' } })
  const until = holdAfterRelocation(heldUntil, next, account > 0)
  await db.booking.updateMany({
    where: { applicationNo, seat: 'held', heldUntil: { gt: until } },
    data: { heldUntil: until },
  })
}

/** Who would be in two halls at once is shown to staff: the person did not choose it. */
async function showDoublyBooked(
  db: Transaction,
  sessionNo: number,
  bookings: readonly Booking[],
  next: RelocatedSession,
  now: Date,
): Promise<void> {
  const elsewhere = await db.booking.findMany({
    where: {
      memberNo: { in: bookings.map(({ memberNo }) => memberNo) },
      sessionNo: { not: sessionNo },
      ...takenDuring(next, now),
    },
    select: { memberNo: true },
  })
  await db.booking.updateMany({
    where: {
      sessionNo,
      seat: { in: SEATED },
      memberNo: { in: elsewhere.map(({ memberNo }) => memberNo) },
    },
    data: { attention: bookingAttention.sameTime },
  })
}

/**
 * An offer that still stands was made for the old time: it is sent again in words that are true, and stands no longer than
 * applications for the new one.
 */
async function repeatOffers(
  db: Transaction,
  sessionNo: number,
  { applyClosesAt }: RelocatedSession,
  now: Date,
): Promise<void> {
  const cut = await db.waitingEntry.updateMany({
    where: { sessionNo, status: 'offered', offerUntil: { gt: applyClosesAt } },
    data: { offerUntil: applyClosesAt },
  })
  if (cut.count > 0) await handOver(db, offerSeats, { sessionNo }, applyClosesAt)
  const offers = await db.waitingEntry.findMany({
    where: { sessionNo, status: 'offered', offerUntil: { gt: now } },
  })
  const people = offers.map(({ memberNo, waitingNo }) => ({ memberNo, aboutNo: waitingNo }))
  await tellPeople(db, 'seatOffered', people, now)
  await handOver(db, offerSeats, { sessionNo })
}
