import { cancelInPerson as contract } from '@hygiene/contracts/in-person/enrolment/cancel-in-person'
import { offerSeats } from '@hygiene/contracts/platform/job/offer-seats'
import { handOver } from '@hygiene/db/outbox'
import { lockApplication } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { hasInPersonEnded } from '@hygiene/domain/in-person/enrolment/record-status'
import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { mayStepInPerson } from '@hygiene/domain/in-person/enrolment/record-step'
import { operation } from '../../kit/operation.ts'
import { closeOpenOrders } from '../../money/payment/close-open-orders.ts'
import { stepOneInPerson } from '../../platform/records/step-in-person.ts'
import { releaseSeat } from '../seat/release-seat.ts'

export const cancelInPerson = operation(contract, async ({ db, input, actor: { memberNo }, now }) => {
  const { inPersonEnrolmentNo } = input
  const verdict = await cancelUnpaid(db, { inPersonEnrolmentNo, memberNo }, now)
  return verdict.allowed ? { inPersonEnrolmentNo, status: 'cancelled' as const } : verdict
})

/**
 * Cancels before payment only; a concurrent payment waits for the lock and finds the record cancelled. The last record releases
 * the seat. If others remain, the open order is closed, because its amount is too high.
 */
export async function cancelUnpaid(
  db: Transaction,
  own: { inPersonEnrolmentNo: InPersonEnrolmentNo; memberNo: number },
  now: Date,
) {
  const found = await db.inPersonEnrolment.findFirst({ where: own })
  if (!found) return denied('ENROLMENT_NOT_FOUND')
  const { applicationNo, inPersonEnrolmentNo } = found
  await lockApplication(db, applicationNo)

  const record = await db.inPersonEnrolment.findFirstOrThrow({ where: own })
  if (record.status === 'cancelled') return { allowed: true as const, isNew: false }
  if (!mayStepInPerson('cancel', record)) {
    return denied(hasInPersonEnded(record.status) ? 'ALREADY_ENDED' : 'CANNOT_CANCEL_PAID')
  }

  await stepOneInPerson(db, 'cancel', inPersonEnrolmentNo, { endReason: 'byPerson', endedAt: now })
  await closeOpenOrders(db, applicationNo, now)
  const left = await db.inPersonEnrolment.count({ where: { applicationNo, status: 'applied' } })
  if (left === 0) await releaseSeat(db, applicationNo, now)
  else {
    const { sessionNo } = await db.booking.findUniqueOrThrow({ where: { applicationNo } })
    await handOver(db, offerSeats, { sessionNo })
  }
  return { allowed: true as const, isNew: true }
}
