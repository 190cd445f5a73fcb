import { offerSeats } from '@hygiene/contracts/platform/job/offer-seats'
import { handOver } from '@hygiene/db/outbox'
import type { InPersonSession, WaitingEntry } from '@hygiene/db/generated/client'
import { lockSessions } from '@hygiene/db/locks'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { offerEndsAt, offerLimits } from '@hygiene/domain/in-person/queue/offer'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { sessionStateAt } from '@hygiene/domain/in-person/session/session-state'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { countFreeSeats, hasFreeSeat } from './count-free-seats.ts'
import { findSeatOf, findSeatsAtSameTime } from './find-seat-of.ts'

export async function offerFreeSeats(db: Transaction, sessionNo: SessionNo, now: Date): Promise<number> {
  const [session] = await lockSessions(db, [sessionNo])
  if (!session) return 0
  let offers = 0
  for (;;) {
    const next = await findNextOffer(db, session, now)
    if (!next) return offers
    if (await makeOffer(db, next, now)) offers += 1
  }
}

export interface NextOffer {
  entry: WaitingEntry
  until: Date
}

/**
 * Returns the first person in the queue who can take a free seat, or null. A person whose trade is full or who could not come is
 * skipped and keeps the place.
 */
export async function findNextOffer(
  db: Queries,
  session: InPersonSession,
  now: Date,
): Promise<NextOffer | null> {
  const venue = await countFreeSeats(db, session, [], now)
  if (!session.isShown || sessionStateAt(session, venue.freeInVenue, now) !== 'open') return null
  const queue = await db.waitingEntry.findMany({
    where: { sessionNo: session.sessionNo, status: 'waiting' },
    orderBy: [{ joinedAt: 'asc' }, { waitingNo: 'asc' }],
  })
  for (const entry of queue) {
    const until = await mayHaveUntil(db, session, entry, now)
    if (until) return { entry, until }
  }
  return null
}

async function mayHaveUntil(
  db: Queries,
  session: InPersonSession,
  { applicationNo, memberNo }: WaitingEntry,
  now: Date,
): Promise<Date | null> {
  const { booked, trades } = await findSeatOf(db, applicationNo)
  const limits = offerLimits(booked, session, now)
  const until = limits && offerEndsAt(now, limits)
  if (!until || !hasFreeSeat(await countFreeSeats(db, session, trades, now))) return null
  const elsewhere = await findSeatsAtSameTime(db, memberNo, session, now, applicationNo)
  return elsewhere.length === 0 ? until : null
}

/** Reserves one seat, notifies the person and schedules the expiry. Returns false if they have left the queue. */
export async function makeOffer(
  db: Transaction,
  { entry: { waitingNo, memberNo, sessionNo }, until }: NextOffer,
  now: Date,
): Promise<boolean> {
  const { count } = await db.waitingEntry.updateMany({
    where: { waitingNo, status: 'waiting' },
    data: { status: 'offered', offeredAt: now, offerUntil: until },
  })
  if (count === 0) return false
  await notifyPerson(db, 'seatOffered', memberNo, waitingNo, now)
  await handOver(db, offerSeats, { sessionNo }, until)
  return true
}
