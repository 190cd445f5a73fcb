import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import type { Transaction } from '@hygiene/db/connect'
import { findOwnSeat } from './find-own-seat.ts'

/**
 * Keeps the seat of a locked, unpaid application until then (an order is opened, or an account awaits its deposit). Returns false
 * if the hold has expired and another person has the seat, or the session is over.
 */
export async function holdSeat(
  db: Transaction,
  applicationNo: ApplicationNo,
  until: Date,
  now: Date,
): Promise<boolean> {
  const booking = await findOwnSeat(db, applicationNo, now)
  if (!booking || booking.seat === 'sold') return booking !== null
  await db.booking.update({
    where: { applicationNo },
    data: { seat: 'held', heldUntil: until, heldSince: booking.heldSince ?? now, releasedAt: null },
  })
  return true
}
