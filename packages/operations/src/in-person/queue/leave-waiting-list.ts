import { lockApplication, lockSessions, type PrismaClient, transaction } from '@hygiene/db'
import { denied, judgeLeave, type Verdict } from '@hygiene/domain'
import { endWaiting } from './end-waiting.ts'

/** Leaves a queue; an application without a seat that waits nowhere else is cancelled by it. */
export async function leaveWaitingList(
  client: PrismaClient,
  place: { waitingNo: number; memberNo: number },
  now: Date,
): Promise<Verdict<'WAITING_NOT_FOUND' | 'OFFER_TAKEN'>> {
  return transaction(client, async (db) => {
    const found = await db.waitingEntry.findFirst({ where: place })
    if (!found) return denied('WAITING_NOT_FOUND')
    await lockApplication(db, found.applicationNo)
    await lockSessions(db, [found.sessionNo])

    const entry = await db.waitingEntry.findFirstOrThrow({ where: place })
    const judged = judgeLeave(entry, now)
    if (judged === 'same') return { allowed: true }
    if ('refuse' in judged) return denied(judged.refuse)

    await endWaiting(db, entry, judged.write, 'byPerson', now)
    return { allowed: true }
  })
}
