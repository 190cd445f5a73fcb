import { leaveWaitingList as contract } from '@hygiene/contracts'
import { lockApplication, lockSessions } from '@hygiene/db'
import { judgeLeave } from '@hygiene/domain'
import { endWaiting } from '@hygiene/operations/in-person/queue/end-waiting'
import { implement } from '../http/implement.ts'

/** Leaves a queue; who kept no seat and waits nowhere else has then cancelled the application. */
export const leaveWaitingList = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const own = { waitingNo: input.waitingNo, memberNo: caller.memberNo }
  return deps.db.$transaction(async (db) => {
    const found = await db.waitingEntry.findFirst({ where: own })
    if (!found) throw refuse('WAITING_NOT_FOUND')
    await lockApplication(db, found.applicationNo)
    await lockSessions(db, [found.sessionNo])

    const entry = await db.waitingEntry.findFirstOrThrow({ where: own })
    const judged = judgeLeave(entry, now)
    if (judged === 'same') return { waitingNo: entry.waitingNo }
    if ('refuse' in judged) throw refuse(judged.refuse)

    await endWaiting(db, entry, judged.write, 'byPerson', now)
    return { waitingNo: entry.waitingNo }
  })
})
