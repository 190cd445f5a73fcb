import { issueEnrolmentSlip, offerSeats } from '@hygiene/contracts'
import type { Transaction } from '../connect.ts'
import type { Booking, MoveCause } from '../generated/client.ts'
import { handOver } from '../outbox.ts'

/**
 * Writes the move of a seat: application and both sessions are locked and the new seat was counted free. The old one
 * is given up by the very row that takes the new one; slips are drawn anew, and who waits for the old seat is asked.
 */
export async function moveSeat(
  db: Transaction,
  booking: Pick<Booking, 'applyEduNo' | 'offlineEducationNo'>,
  toNo: number,
  cause: MoveCause,
  now: Date,
): Promise<void> {
  const { applyEduNo, offlineEducationNo: fromNo } = booking
  const moved = await db.booking.update({
    where: { applyEduNo },
    // What staff were to look at was the old session's: nobody moves with marks of presence.
    data: { offlineEducationNo: toNo, attention: null },
    include: { enrolments: { where: { status: { in: ['paid', 'attended'] } } } },
  })
  await db.seatMove.create({ data: { applyEduNo, fromNo, toNo, movedAt: now, cause } })
  await db.waitingEntry.updateMany({
    where: { applyEduNo, offlineEducationNo: toNo, status: { in: ['waiting', 'offered'] } },
    data: { status: 'accepted', endedAt: now },
  })
  await handOver(db, offerSeats, { offlineEducationNo: fromNo })
  for (const { offlineEduNo } of moved.enrolments) await handOver(db, issueEnrolmentSlip, { offlineEduNo })
}
