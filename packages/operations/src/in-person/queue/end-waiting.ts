import { offerSeats } from '@hygiene/contracts'
import { handOver, type InPersonEndReason, type Transaction, type WaitingEntry } from '@hygiene/db'
import { afterLosingPlace } from '@hygiene/domain'
import { closeOpenOrders } from '../../payment/close-open-orders.ts'
import { releaseSeat } from '../../seats/release-seat.ts'
import { stepInPerson } from '../../records/step-in-person.ts'
import { LIVE_PLACES } from '@hygiene/domain'

/**
 * Ends a live place in a queue without a seat; application and session are locked. Who kept no seat elsewhere and waits
 * nowhere else has come to the end of the application. True: it ended. The next in the queue is asked.
 */
export async function endWaiting(
  db: Transaction,
  entry: WaitingEntry,
  status: 'declined' | 'lapsed' | 'left' | 'sessionGone',
  endReason: InPersonEndReason,
  now: Date,
): Promise<boolean> {
  const { waitingNo, applicationNo, sessionNo } = entry
  await db.waitingEntry.update({ where: { waitingNo }, data: { status, endedAt: now } })
  if (entry.status === 'offered') await handOver(db, offerSeats, { sessionNo })

  const booking = await db.booking.findUniqueOrThrow({ where: { applicationNo } })
  const elsewhere = await db.waitingEntry.findFirst({
    where: { applicationNo, status: { in: [...LIVE_PLACES] } },
    orderBy: [{ joinedAt: 'asc' }, { waitingNo: 'asc' }],
  })
  const outcome = afterLosingPlace(booking.seat !== 'waiting', elsewhere !== null)
  if (outcome === 'ends') await endApplication(db, applicationNo, endReason, now)
  if (outcome === 'waitsOn' && elsewhere) {
    await db.booking.update({
      where: { applicationNo },
      data: { sessionNo: elsewhere.sessionNo },
    })
  }
  return outcome === 'ends'
}

async function endApplication(
  db: Transaction,
  applicationNo: number,
  endReason: InPersonEndReason,
  now: Date,
): Promise<void> {
  await stepInPerson(db, 'cancel', { applicationNo }, { endReason, endedAt: now })
  await closeOpenOrders(db, applicationNo, now)
  await releaseSeat(db, applicationNo, now)
}
