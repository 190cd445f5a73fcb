import { cancelInPerson as contract, offerSeats } from '@hygiene/contracts'
import { closeOpenOrders, handOver, lockApplication, releaseSeat } from '@hygiene/db'
import { hasInPersonEnded } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

/**
 * Before payment only; whoever pays meanwhile waits for the lock and finds the record cancelled. The last one gives the
 * seat back; before that an open order is closed, because it asks for too much.
 */
export const cancelInPerson = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const own = { offlineEduNo: input.offlineEduNo, memberNo: caller.memberNo }
  return deps.db.$transaction(async (db) => {
    const found = await db.offlineEnrolment.findFirst({ where: own })
    if (!found) throw refuse('ENROLMENT_NOT_FOUND')
    const { applyEduNo, offlineEduNo } = found
    await lockApplication(db, applyEduNo)

    const { status } = await db.offlineEnrolment.findFirstOrThrow({ where: own })
    const answer = { offlineEduNo, status: 'cancelled' as const }
    if (status === 'cancelled') return answer
    if (status !== 'applied') throw refuse(hasInPersonEnded(status) ? 'ALREADY_ENDED' : 'CANNOT_CANCEL_PAID')

    await db.offlineEnrolment.update({
      where: own,
      data: { status: 'cancelled', endReason: 'byPerson', endedAt: now },
    })
    await closeOpenOrders(db, applyEduNo, now)
    const left = await db.offlineEnrolment.count({ where: { applyEduNo, status: 'applied' } })
    if (left === 0) await releaseSeat(db, applyEduNo, now)
    else {
      // The seat stays, but its trade may have become free.
      const { offlineEducationNo } = await db.booking.findUniqueOrThrow({ where: { applyEduNo } })
      await handOver(db, offerSeats, { offlineEducationNo })
    }
    return answer
  })
})
