import { cancelApplication as contract } from '@hygiene/contracts'
import { lockApplication } from '@hygiene/db'
import { stepOneOnline } from '@hygiene/operations/records/step-online'
import { hasEnded, statusAt } from '@hygiene/domain'
import { closeOpenOrders } from '@hygiene/operations/payment/close-open-orders'
import { mayStepOnline } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

/** Before payment only; whoever pays meanwhile waits for the lock and finds the application cancelled. */
export const cancelApplication = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const own = { enrolmentNo: input.enrolmentNo, memberNo: caller.memberNo }
  return deps.db.$transaction(async (db) => {
    const found = await db.onlineEnrolment.findFirst({ where: own })
    if (!found) throw refuse('ENROLMENT_NOT_FOUND')
    await lockApplication(db, found.applicationNo)

    const enrolment = await db.onlineEnrolment.findFirstOrThrow({ where: own })
    const answer = { enrolmentNo: enrolment.enrolmentNo, status: 'cancelled' as const }
    const status = statusAt(enrolment, now)
    if (status === 'cancelled') return answer
    if (!mayStepOnline('cancel', status)) {
      throw refuse(hasEnded(status) ? 'ALREADY_ENDED' : 'CANNOT_CANCEL_PAID')
    }

    await stepOneOnline(db, 'cancel', enrolment.enrolmentNo, { endedAt: now })
    await closeOpenOrders(db, enrolment.applicationNo, now)
    return answer
  })
})
