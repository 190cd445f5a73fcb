import { offerSeats } from '@hygiene/contracts/platform/job/offer-seats'
import type { Booking, WaitingEntry } from '@hygiene/db/generated/client'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo, SessionNo } from '@hygiene/domain/record-numbers'
import { bookingExceptionText } from '@hygiene/domain/in-person/check-in/booking-exception-text'
import { SEATED } from '../../platform/records/seats-taken.ts'

/** Shortens a hold. The application is not locked, so an ended or shorter hold stays unchanged. */
export async function fitHold(db: Transaction, applicationNo: ApplicationNo, until: Date): Promise<void> {
  await db.booking.updateMany({
    where: { applicationNo, seat: 'held', heldUntil: { gt: until } },
    data: { heldUntil: until },
  })
}

/** Lists people for staff who would be in two venues at once through no choice of their own. */
export async function showDoublyBooked(
  db: Transaction,
  sessionNo: SessionNo,
  people: readonly Pick<Booking, 'memberNo'>[],
): Promise<void> {
  await db.booking.updateMany({
    where: { sessionNo, seat: { in: SEATED }, memberNo: { in: people.map(({ memberNo }) => memberNo) } },
    data: { exceptionText: bookingExceptionText.sameTime },
  })
}

/**
 * Limits the offers of a locked session to its new application deadline, schedules a queue run for then and returns the live
 * offers.
 */
export async function cutOffers(
  db: Transaction,
  sessionNo: SessionNo,
  applyClosesAt: Date,
  now: Date,
): Promise<WaitingEntry[]> {
  const cut = await db.waitingEntry.updateMany({
    where: { sessionNo, status: 'offered', offerUntil: { gt: applyClosesAt } },
    data: { offerUntil: applyClosesAt },
  })
  if (cut.count > 0) await handOver(db, offerSeats, { sessionNo }, applyClosesAt)
  return db.waitingEntry.findMany({ where: { sessionNo, status: 'offered', offerUntil: { gt: now } } })
}
