import { lockApplication, lockSessions, type PrismaClient, transaction } from '@hygiene/db'
import { denied, judgeDecline, type Verdict } from '@hygiene/domain'
import { endWaiting } from './end-waiting.ts'

/** Declines the offer of a place; a second time it is declined already. The next in the queue is asked. */
export async function declineOffer(
  client: PrismaClient,
  waitingNo: number,
  now: Date,
): Promise<Verdict<'OFFER_NOT_FOUND' | 'OFFER_OVER' | 'OFFER_TAKEN'>> {
  return transaction(client, async (db) => {
    const found = await db.waitingEntry.findUnique({ where: { waitingNo } })
    if (!found) return denied('OFFER_NOT_FOUND')
    await lockApplication(db, found.applicationNo)
    await lockSessions(db, [found.sessionNo])

    const entry = await db.waitingEntry.findUniqueOrThrow({ where: { waitingNo } })
    const judged = judgeDecline(entry, now)
    if (judged === 'same') return { allowed: true }
    if ('refuse' in judged) return denied(judged.refuse)

    await endWaiting(db, entry, judged.write, 'byPerson', now)
    return { allowed: true }
  })
}
