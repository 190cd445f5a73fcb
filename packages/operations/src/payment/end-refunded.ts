import type { Transaction } from '@hygiene/db'
import { releaseSeat } from '../seats/release-seat.ts'

/**
 * Ends what was paid for by a locked application and gives its seat back: the person asked for the money, or the gateway
 * returned it. What is completed stays, and what the association cancelled becomes refunded.
 */
export async function endRefunded(db: Transaction, applicationNo: number, now: Date): Promise<void> {
  await db.onlineEnrolment.updateMany({
    where: { applicationNo, status: { in: ['paid', 'studying', 'studied', 'surveyed'] } },
    data: { status: 'refunded', endedAt: now },
  })
  const inPerson = await db.inPersonEnrolment.updateMany({
    where: {
      applicationNo,
      OR: [{ status: { in: ['paid', 'attended'] } }, { status: 'cancelled', endReason: 'sessionCancelled' }],
    },
    data: { status: 'refunded', endedAt: now },
  })
  if (inPerson.count === 0) return
  await releaseSeat(db, applicationNo, now)
  // Nothing is left for staff to decide: who came in part or waited for the refund has the money.
  await db.booking.update({ where: { applicationNo }, data: { attention: null } })
}
