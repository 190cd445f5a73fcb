import type { InPersonEndReason, WaitingEntry } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { afterLosingPlace } from '@hygiene/domain/in-person/queue/answer-offer'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { closeOpenOrders } from '../../money/payment/close-open-orders.ts'
import { endPlace, findLivePlaces, waitAt } from '../seat/queue-place.ts'
import { releaseSeat } from '../seat/release-seat.ts'
import { stepInPerson } from '../../platform/records/step-in-person.ts'

/**
 * Ends a live place without a seat; application and session must be locked. It also ends an application without a seat or another
 * place. Returns true if it ended; the next person gets the offer.
 */
export async function endWaiting(
  db: Transaction,
  entry: WaitingEntry,
  status: 'declined' | 'lapsed' | 'left' | 'sessionGone',
  endReason: InPersonEndReason,
  now: Date,
): Promise<boolean> {
  const { applicationNo } = entry
  await endPlace(db, entry, status, now)

  const booking = await db.booking.findUniqueOrThrow({ where: { applicationNo } })
  const [elsewhere] = await findLivePlaces(db, applicationNo)
  const outcome = afterLosingPlace(booking.seat !== 'waiting', elsewhere !== undefined)
  if (outcome === 'ends') await endApplication(db, applicationNo, endReason, now)
  if (outcome === 'waitsOn' && elsewhere) await waitAt(db, applicationNo, elsewhere.sessionNo)
  return outcome === 'ends'
}

async function endApplication(
  db: Transaction,
  applicationNo: ApplicationNo,
  endReason: InPersonEndReason,
  now: Date,
): Promise<void> {
  await stepInPerson(db, 'cancel', { applicationNo }, { endReason, endedAt: now })
  await closeOpenOrders(db, applicationNo, now)
  await releaseSeat(db, applicationNo, now)
}
