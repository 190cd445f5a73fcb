import { isOfferLive } from '@hygiene/domain/in-person/queue/offer'
import { signOffer } from '@hygiene/gateways'
import { type Gather, WITH_VENUE } from './gather.ts'

const WITH_BOOKING = { ...WITH_VENUE, booking: true } as const

/** Returns null if the offer was answered or has expired. */
export const seatOffered: Gather<'seatOffered'> = async ({ db, aboutNo, now, config }) => {
  const entry = await db.waitingEntry.findUnique({ where: { waitingNo: aboutNo }, include: WITH_BOOKING })
  if (!entry?.offerUntil || !isOfferLive(entry, now)) return null
  const { session, offerUntil, waitingNo, booking } = entry
  const link = `${config.PUBLIC_URL}/edu/offline/offer#${signOffer(config.OFFER_SECRET, waitingNo)}`
  return { kind: 'seatOffered', session, offerUntil, link, keepsSeat: keepsSeat(booking) }
}

export const offerLapsed: Gather<'offerLapsed'> = async ({ db, aboutNo }) => {
  const entry = await db.waitingEntry.findUnique({ where: { waitingNo: aboutNo }, include: WITH_BOOKING })
  if (entry?.status !== 'lapsed') return null
  const { session, offeredAt, booking } = entry
  return { kind: 'offerLapsed', session, wasOffered: offeredAt !== null, keepsSeat: keepsSeat(booking) }
}

/** A booked person on another session's waiting list keeps the present seat. */
function keepsSeat({ seat }: { seat: string }): boolean {
  return seat === 'sold' || seat === 'held'
}
