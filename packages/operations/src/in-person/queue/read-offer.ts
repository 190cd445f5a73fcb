import { readOffer as contract } from '@hygiene/contracts/in-person/queue/read-offer'
import { denied } from '@hygiene/domain/verdict'
import { hasSeat } from '@hygiene/domain/in-person/seat/seat-taken'
import { waitingStatusAt } from '@hygiene/domain/in-person/queue/offer'
import { readOfferToken } from '@hygiene/gateways'
import { query } from '../../kit/operation.ts'
import { venueOf, sessionDayOf } from '../seat/session-view.ts'

/** Returns venue, day and deadline for the text message's link, and nothing about the person. */
export const readOffer = query(
  contract,
  { needs: ['OFFER_SECRET'] },
  async ({ db, input, now, OFFER_SECRET }) => {
    const waitingNo = readOfferToken(OFFER_SECRET, input.token)
    if (waitingNo === null) return denied('OFFER_NOT_FOUND')
    const entry = await db.waitingEntry.findUnique({
      where: { waitingNo },
      include: { booking: true, session: { include: { venue: true } } },
    })
    if (!entry) return denied('OFFER_NOT_FOUND')

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
  },
)
