import { cancelInPerson as contract, offerSeats } from '@hygiene/contracts'
import { handOver, lockApplication } from '@hygiene/db'
import { stepOneInPerson } from '@hygiene/operations/records/step-in-person'
import { hasInPersonEnded } from '@hygiene/domain'
import { closeOpenOrders } from '@hygiene/operations/payment/close-open-orders'
import { releaseSeat } from '@hygiene/operations/seats/release-seat'
import { mayStepInPerson } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

/**
 * Before payment only; whoever pays meanwhile waits for the lock and finds the record cancelled. The last one gives the
 * seat back; before that an open order is closed, because it asks for too much.
 */
export const cancelInPerson = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const own = { inPersonEnrolmentNo: input.inPersonEnrolmentNo, memberNo: caller.memberNo }
  return deps.db.$transaction(async (db) => {
    const found = await db.inPersonEnrolment.findFirst({ where: own })
    if (!found) throw refuse('ENROLMENT_NOT_FOUND')
    const { applicationNo, inPersonEnrolmentNo } = found
    await lockApplication(db, applicationNo)

    const record = await db.inPersonEnrolment.findFirstOrThrow({ where: own })
    const { status } = record
    const answer = { inPersonEnrolmentNo, status: 'cancelled' as const }
    if (status === 'cancelled') return answer
    if (!mayStepInPerson('cancel', record)) {
      throw refuse(hasInPersonEnded(status) ? 'ALREADY_ENDED' : 'CANNOT_CANCEL_PAID')
    }

    await stepOneInPerson(db, 'cancel', inPersonEnrolmentNo, { endReason: 'byPerson', endedAt: now })
    await closeOpenOrders(db, applicationNo, now)
    const left = await db.inPersonEnrolment.count({ where: { applicationNo, status: 'applied' } })
    if (left === 0) await releaseSeat(db, applicationNo, now)
    else {
      // The seat stays, but its trade may have become free.
      const { sessionNo } = await db.booking.findUniqueOrThrow({ where: { applicationNo } })
      await handOver(db, offerSeats, { sessionNo })
    }
    return answer
  })
})
