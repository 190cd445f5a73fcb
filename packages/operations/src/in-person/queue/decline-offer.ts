import { declineOffer as contract } from '@hygiene/contracts/in-person/queue/decline-offer'
import { lockApplication, lockSessions } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { judgeDecline } from '@hygiene/domain/in-person/queue/answer-offer'
import { readOfferToken } from '@hygiene/gateways'
import { operation } from '../../kit/operation.ts'
import { endWaiting } from './end-waiting.ts'

const DECLINED = { status: 'declined' } as const

/**
 * Declines by the text message's link, which permits nothing else. A repeated call finds it declined. The next person is offered
 * the seat.
 */
export const declineOffer = operation(contract, { needs: ['OFFER_SECRET'] }, async (call) => {
  const { db, input, now, OFFER_SECRET } = call
  const waitingNo = readOfferToken(OFFER_SECRET, input.token)
  const found = waitingNo === null ? null : await db.waitingEntry.findUnique({ where: { waitingNo } })
  if (!found) return denied('OFFER_NOT_FOUND')
  await lockApplication(db, found.applicationNo)
  await lockSessions(db, [found.sessionNo])

  const entry = await db.waitingEntry.findUniqueOrThrow({ where: { waitingNo: found.waitingNo } })
  const judged = judgeDecline(entry, now)
  if (judged === 'same') return DECLINED
  if ('refuse' in judged) return denied(judged.refuse)

  await endWaiting(db, entry, judged.write, 'byPerson', now)
  return DECLINED
})
