import { declineOffer as contract } from '@hygiene/contracts'
import { lockApplication, lockSessions } from '@hygiene/db'
import { judgeDecline } from '@hygiene/domain'
import { readOfferToken } from '@hygiene/gateways'
import { endWaiting } from '@hygiene/operations/in-person/queue/end-waiting'
import { implement } from '../http/implement.ts'

/** Declines by the text message's link: whoever holds it may, and only that. The next in the queue is asked. */
export const declineOffer = implement(contract, async ({ input, deps, now, refuse }) => {
  const waitingNo = readOfferToken(deps.config.OFFER_SECRET, input.token)
  if (waitingNo === null) throw refuse('OFFER_NOT_FOUND')
  return deps.db.$transaction(async (db) => {
    const found = await db.waitingEntry.findUnique({ where: { waitingNo } })
    if (!found) throw refuse('OFFER_NOT_FOUND')
    await lockApplication(db, found.applicationNo)
    await lockSessions(db, [found.sessionNo])

    const entry = await db.waitingEntry.findUniqueOrThrow({ where: { waitingNo } })
    const judged = judgeDecline(entry, now)
    if (judged === 'same') return { status: 'declined' as const }
    if ('refuse' in judged) throw refuse(judged.refuse)

    await endWaiting(db, entry, judged.write, 'byPerson', now)
    return { status: 'declined' as const }
  })
})
