import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import type { Transaction } from '@hygiene/db/connect'
import { findOwnSeat } from './find-own-seat.ts'

/**
 * Sells its seat to a locked application, whose money has come: a live hold is confirmed, a lapsed or released one is
 * taken again if the seat is still free (docs/rules/in-person.md). False: the seat is gone, or the session is over.
 */
export async function takeSeat(db: Transaction, applicationNo: ApplicationNo, now: Date): Promise<boolean> {
  const booking = await findOwnSeat(db, applicationNo, now)
  if (!booking) return false
  await db.booking.update({
    where: { applicationNo },
    data: { seat: 'sold', heldUntil: null, heldSince: null, releasedAt: null },
  })
  return true
}
