import { issueEnrolmentSlip, offerSeats } from '@hygiene/contracts'
import { type Booking, handOver, type MoveCause, type Transaction } from '@hygiene/db'
import { UNDECIDED_IN_PERSON } from '@hygiene/domain'
import { LIVE_PLACES } from '@hygiene/domain'

/**
 * Writes the move of a seat: application and both sessions are locked and the new seat was counted free. The old one
 * is given up by the very row that takes the new one; slips are drawn anew, and who waits for the old seat is asked.
 */
export async function moveBooking(
  db: Transaction,
  booking: Pick<Booking, 'applicationNo' | 'sessionNo'>,
  toNo: number,
  cause: MoveCause,
  now: Date,
): Promise<void> {
  const { applicationNo, sessionNo: fromNo } = booking
  const moved = await db.booking.update({
    where: { applicationNo },
    // What staff were to look at was the old session's: nobody moves with marks of presence.
    data: { sessionNo: toNo, attention: null },
    include: { enrolments: { where: { status: { in: [...UNDECIDED_IN_PERSON] } } } },
  })
  await db.seatMove.create({ data: { applicationNo, fromNo, toNo, movedAt: now, cause } })
  await db.waitingEntry.updateMany({
    where: { applicationNo, sessionNo: toNo, status: { in: [...LIVE_PLACES] } },
    data: { status: 'accepted', endedAt: now },
  })
  await handOver(db, offerSeats, { sessionNo: fromNo })
  for (const { inPersonEnrolmentNo } of moved.enrolments)
    await handOver(db, issueEnrolmentSlip, { inPersonEnrolmentNo })
}
