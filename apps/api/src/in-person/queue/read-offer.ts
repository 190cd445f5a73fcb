import { readOffer as contract } from '@hygiene/contracts/in-person/queue/read-offer'
import { hasSeat, waitingStatusAt } from '@hygiene/domain'
import { readOfferToken } from '@hygiene/gateways'
import { implement } from '../../http/implement.ts'
import { venueOf, sessionDayOf } from '@hygiene/operations/in-person/seat/session-view'

/** The page behind the text message's link: venue, day and deadline, and nothing about the person. */
export const readOffer = implement(contract, async ({ input, deps, now, refuse }) => {
  const waitingNo = readOfferToken(deps.config.OFFER_SECRET, input.token)
  if (waitingNo === null) throw refuse('OFFER_NOT_FOUND')
  const entry = await deps.db.waitingEntry.findUnique({
    where: { waitingNo },
    include: { booking: true, session: { include: { venue: true } } },
  })
  if (!entry) throw refuse('OFFER_NOT_FOUND')

  const { booking, session, endedAt } = entry
  const isGone = session.status === 'cancelled' && endedAt === null
  const status = isGone ? 'sessionGone' : waitingStatusAt(entry, now)
  return {
    status,
    offerUntil: status === 'offered' ? (entry.offerUntil?.toISOString() ?? null) : null,
    sessionDay: sessionDayOf(session),
    venue: venueOf(session.venue),
    keepsSeat: hasSeat(booking, now) && booking.sessionNo !== entry.sessionNo,
  }
})
