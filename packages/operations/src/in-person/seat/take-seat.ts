import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import type { Transaction } from '@hygiene/db/connect'
import { findOwnSeat } from './find-own-seat.ts'

/**
 * Sells the seat of a locked, paid application. A live hold is confirmed; an expired or released one is taken again if the seat
 * is free (docs/rules/in-person.md). Returns false if the seat is gone or the session is over.
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
