import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import type { Transaction } from '@hygiene/db/connect'
import { stepInPerson } from '../../platform/records/step-in-person.ts'
import { stepOnline } from '../../platform/records/step-online.ts'
import { releaseSeat } from './release-seat.ts'
import { setBookingException } from './set-booking-exception.ts'

/**
 * Ends what was paid for by a locked application and gives its seat back: the person asked for the money, or the gateway
 * returned it. A completed record stays, and one that the association cancelled becomes refunded.
 */
export async function endRefunded(db: Transaction, applicationNo: ApplicationNo, now: Date): Promise<void> {
  await stepOnline(db, 'refund', { applicationNo }, { endedAt: now })
  const seated = await stepInPerson(db, 'refund', { applicationNo }, { endedAt: now })
  const cancelled = await stepInPerson(db, 'refundCancelled', { applicationNo }, { endedAt: now })
  if (seated + cancelled === 0) return
  await releaseSeat(db, applicationNo, now)
  // Nothing is left for staff to decide: a person who came in part or waited for the refund has the money.
  await setBookingException(db, applicationNo, null)
}
