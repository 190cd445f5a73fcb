import { leaveWaitingList as contract } from '@hygiene/contracts/in-person/queue/leave-waiting-list'
import { lockApplication, lockSessions } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { judgeLeave } from '@hygiene/domain/in-person/queue/answer-offer'
import { operation } from '../../kit/operation.ts'
import { endWaiting } from './end-waiting.ts'

/** Leaves a waiting list. An application without a seat or another place is cancelled. */
export const leaveWaitingList = operation(contract, async ({ db, input: { waitingNo }, actor, now }) => {
  const place = { waitingNo, memberNo: actor.memberNo }
  const found = await db.waitingEntry.findFirst({ where: place })
  if (!found) return denied('WAITING_NOT_FOUND')
  await lockApplication(db, found.applicationNo)
  await lockSessions(db, [found.sessionNo])

  const entry = await db.waitingEntry.findFirstOrThrow({ where: place })
  const judged = judgeLeave(entry, now)
  if (judged === 'same') return { waitingNo }
  if ('refuse' in judged) return denied(judged.refuse)

  await endWaiting(db, entry, judged.write, 'byPerson', now)
  return { waitingNo }
})
