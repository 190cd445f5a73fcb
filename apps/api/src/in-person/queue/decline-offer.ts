import { declineOffer as contract } from '@hygiene/contracts/in-person/queue/decline-offer'
import { readOfferToken } from '@hygiene/gateways'
import { declineOffer as decline } from '@hygiene/operations/in-person/queue/decline-offer'
import { implement } from '../../http/implement.ts'

/** Declines by the text message's link: its holder may do that, and nothing else. */
export const declineOffer = implement(contract, async ({ input, deps, now, refuse }) => {
  const waitingNo = readOfferToken(deps.config.OFFER_SECRET, input.token)
  if (waitingNo === null) throw refuse('OFFER_NOT_FOUND')
  const verdict = await decline(deps.db, waitingNo, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { status: 'declined' as const }
})
