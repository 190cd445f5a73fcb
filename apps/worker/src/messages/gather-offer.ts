import type { Message, Transaction } from '@hygiene/db'
import { isOfferLive, type MessageFacts } from '@hygiene/domain'
import { signOffer } from '@hygiene/gateways'
import type { WorkerDeps } from '../deps.ts'
import { messageSession, WITH_VENUE } from './message-session.ts'

const WITH_BOOKING = { ...WITH_VENUE, booking: true } as const

/** An offer that has been answered or has run out since is not made again. */
export async function gatherOffer(
  db: Transaction,
  { aboutNo }: Message,
  { config, now }: Pick<WorkerDeps, 'config' | 'now'>,
): Promise<MessageFacts | null> {
  const entry = await db.waitingEntry.findUnique({ where: { waitingNo: aboutNo }, include: WITH_BOOKING })
  if (!entry?.offerUntil || !isOfferLive(entry, now())) return null
  return {
    kind: 'seatOffered',
    session: messageSession(entry.session),
    offerUntil: entry.offerUntil,
    link: `${config.PUBLIC_URL}/edu/offline/offer#${signOffer(config.OFFER_SECRET, entry.waitingNo)}`,
    keepsSeat: keepsSeat(entry.booking),
  }
}

export async function gatherLapsedOffer(db: Transaction, { aboutNo }: Message): Promise<MessageFacts | null> {
  const entry = await db.waitingEntry.findUnique({ where: { waitingNo: aboutNo }, include: WITH_BOOKING })
  if (entry?.status !== 'lapsed') return null
  return {
    kind: 'offerLapsed',
    session: messageSession(entry.session),
    wasOffered: entry.offeredAt !== null,
    keepsSeat: keepsSeat(entry.booking),
  }
}

/** A booked person waits for another session and keeps the present seat. */
function keepsSeat({ seat }: { seat: string }): boolean {
  return seat === 'sold' || seat === 'held'
}
