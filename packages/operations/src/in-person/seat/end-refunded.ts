import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import type { Transaction } from '@hygiene/db/connect'
import { stepInPerson } from '../../platform/records/step-in-person.ts'
import { stepOnline } from '../../platform/records/step-online.ts'
import { releaseSeat } from './release-seat.ts'
import { setBookingException } from './set-booking-exception.ts'

/**
 * Ends a locked, paid application after a refund and releases its seat. A completed record stays, and one cancelled by the
 * association becomes refunded.
 */
export async function endRefunded(db: Transaction, applicationNo: ApplicationNo, now: Date): Promise<void> {
  await stepOnline(db, 'refund', { applicationNo }, { endedAt: now })
  const seated = await stepInPerson(db, 'refund', { applicationNo }, { endedAt: now })
  const cancelled = await stepInPerson(db, 'refundCancelled', { applicationNo }, { endedAt: now })
  if (seated + cancelled === 0) return
  await releaseSeat(db, applicationNo, now)
  // Clears the exception: after the refund nothing is left for staff to decide.
  await setBookingException(db, applicationNo, null)
}
