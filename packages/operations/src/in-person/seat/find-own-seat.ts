import type { Booking } from '@hygiene/db/generated/client'
import { lockSessions } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { hasSeat } from '@hygiene/domain/in-person/seat/seat-taken'
import { recordsAwaiting } from '@hygiene/domain/money/payment/in-person-money'
import { countFreeSeats, hasFreeSeat } from './count-free-seats.ts'
import { findSeatsAtSameTime } from './find-seat-of.ts'

/**
 * Ensures that a locked application owns its seat. An expired hold is renewed if seat and day are still free. Other seats are
 * counted under the session's lock even for a live hold, because a person with a later clock may have taken the seat before the
 * lock. A cancelled licence needs no seat.
 */
export async function findOwnSeat(
  db: Transaction,
  applicationNo: ApplicationNo,
  now: Date,
): Promise<Booking | null> {
  const { sessionNo } = await db.booking.findUniqueOrThrow({ where: { applicationNo } })
  const [session] = await lockSessions(db, [sessionNo])
  if (session?.status !== 'open' || session.startsAt <= now) return null

  const booking = await db.booking.findUniqueOrThrow({
    where: { applicationNo },
    include: { enrolments: true },
  })
  if (booking.seat === 'sold') return booking
  const trades = recordsAwaiting(booking.enrolments).map(({ industryType }) => industryType)
  if (!hasFreeSeat(await countFreeSeats(db, session, trades, now, applicationNo))) return null
  if (hasSeat(booking, now)) return booking
  const others = await findSeatsAtSameTime(db, booking.memberNo, session, now, applicationNo)
  return others.length === 0 ? booking : null
}
