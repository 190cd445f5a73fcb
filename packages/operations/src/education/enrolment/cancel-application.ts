import { cancelApplication as contract } from '@hygiene/contracts/education/enrolment/cancel-application'
import { lockApplication } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { hasEnded } from '@hygiene/domain/education/enrolment/enrolment-status'
import { mayStepOnline } from '@hygiene/domain/education/enrolment/enrolment-step'
import { statusAt } from '@hygiene/domain/education/study/study-record'
import { operation } from '../../kit/operation.ts'
import { closeOpenOrders } from '../../money/payment/close-open-orders.ts'
import { stepOneOnline } from '../../platform/records/step-online.ts'

export const cancelApplication = operation(contract, async ({ db, input, actor: { memberNo }, now }) => {
  const { enrolmentNo } = input
  const verdict = await cancelOwn(db, { enrolmentNo, memberNo }, now)
  return verdict.allowed ? { enrolmentNo, status: 'cancelled' as const } : verdict
})

/**
 * Cancels before payment only. A concurrent payment waits for the lock and finds the application cancelled. A repeated call has
 * no effect.
 */
export async function cancelOwn(
  db: Transaction,
  own: { enrolmentNo: EnrolmentNo; memberNo: number },
  now: Date,
) {
  const found = await db.onlineEnrolment.findFirst({ where: own })
  if (!found) return denied('ENROLMENT_NOT_FOUND')
  await lockApplication(db, found.applicationNo)

  const enrolment = await db.onlineEnrolment.findFirstOrThrow({ where: own })
  const status = statusAt(enrolment, now)
  if (status === 'cancelled') return { allowed: true as const, isNew: false }
  if (!mayStepOnline('cancel', status))
    return denied(hasEnded(status) ? 'ALREADY_ENDED' : 'CANNOT_CANCEL_PAID')

  await stepOneOnline(db, 'cancel', own.enrolmentNo, { endedAt: now })
  await closeOpenOrders(db, enrolment.applicationNo, now)
  return { allowed: true as const, isNew: true }
}
