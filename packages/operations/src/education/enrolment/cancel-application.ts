import { type Alongside, lockApplication, type PrismaClient, transaction } from '@hygiene/db'
import {
  allowed,
  denied,
  type EnrolmentNo,
  hasEnded,
  mayStepOnline,
  statusAt,
  type Verdict,
} from '@hygiene/domain'
import { closeOpenOrders } from '../../money/payment/close-open-orders.ts'
import { stepOneOnline } from '../../platform/records/step-online.ts'

type Refusal = 'ENROLMENT_NOT_FOUND' | 'ALREADY_ENDED' | 'CANNOT_CANCEL_PAID'

/**
 * Before payment only; a payment meanwhile waits for the lock and finds the application cancelled. Twice is once.
 * `alongside`: what staff's log keeps of it, in the same transaction.
 */
export async function cancelApplication(
  client: PrismaClient,
  own: { enrolmentNo: EnrolmentNo; memberNo: number },
  now: Date,
  alongside?: Alongside,
): Promise<Verdict<Refusal>> {
  return transaction<Verdict<Refusal>>(client, async (db) => {
    const found = await db.onlineEnrolment.findFirst({ where: own })
    if (!found) return denied('ENROLMENT_NOT_FOUND')
    await lockApplication(db, found.applicationNo)

    const enrolment = await db.onlineEnrolment.findFirstOrThrow({ where: own })
    const status = statusAt(enrolment, now)
    if (status === 'cancelled') return allowed()
    if (!mayStepOnline('cancel', status)) {
      return denied(hasEnded(status) ? 'ALREADY_ENDED' : 'CANNOT_CANCEL_PAID')
    }

    await stepOneOnline(db, 'cancel', own.enrolmentNo, { endedAt: now })
    await closeOpenOrders(db, enrolment.applicationNo, now)
    await alongside?.(db)
    return allowed()
  })
}
