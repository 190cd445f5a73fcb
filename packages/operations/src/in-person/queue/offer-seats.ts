import type { SessionNo } from '@hygiene/domain/record-numbers'
import { eachInTransaction, type OnTrouble } from '@hygiene/db/each-in-transaction'
import type { InPersonSession, PrismaClient, WaitingEntry } from '@hygiene/db/generated/client'
import { findNextOffer, offerFreeSeats } from '../seat/offer-free-seats.ts'
import { findSwaps, type SwapPair, swapSeats } from '../seat/swap-seats.ts'
import { endQueuePlace, findUselessPlaces } from './end-queue-place.ts'
import { lapseOffer } from './lapse-offer.ts'

/**
 * Runs a session's queue: ends expired offers, offers free seats in order, then swaps people who wait for each other's sessions.
 * Each step is its own idempotent transaction.
 */
export async function offerSeats(
  client: PrismaClient,
  sessionNo: SessionNo,
  onTrouble: OnTrouble,
  now: Date,
): Promise<void> {
  await lapseOffers(client, { sessionNo }, onTrouble, now)
  await client.$transaction((db) => offerFreeSeats(db, sessionNo, now))
  const swaps = await findSwaps(client, sessionNo)
  const notifying = { name: swapName, onTrouble }
  await eachInTransaction(client, swaps, notifying, (db, pair) => swapSeats(db, pair, now))
}

/**
 * Applies the clock to queues: offers expire, and places end if they can no longer lead to a seat. Seats that became free
 * otherwise (a larger venue, an overdue job) are offered too.
 */
export async function tendQueues(client: PrismaClient, onTrouble: OnTrouble, now: Date): Promise<void> {
  await lapseOffers(client, {}, onTrouble, now)
  const useless = await findUselessPlaces(client, now)
  const notifying = { name: placeName, onTrouble }
  await eachInTransaction(client, useless, notifying, (db, entry) => endQueuePlace(db, entry, now))
  const queues = await client.inPersonSession.findMany({
    where: { status: 'open', applyClosesAt: { gt: now }, waiting: { some: { status: 'waiting' } } },
    orderBy: { sessionNo: 'asc' },
  })
  await eachInTransaction(client, queues, { name: queueName, onTrouble }, async (db, session) => {
    // Checks without the lock first, because most queues have nothing to offer.
    if (await findNextOffer(db, session, now)) await offerFreeSeats(db, session.sessionNo, now)
  })
}

export async function lapseOffers(
  client: PrismaClient,
  ofSession: { sessionNo?: SessionNo },
  onTrouble: OnTrouble,
  now: Date,
): Promise<void> {
  const due = await client.waitingEntry.findMany({
    where: { status: 'offered', offerUntil: { lte: now }, ...ofSession },
    orderBy: { waitingNo: 'asc' },
  })
  const notifying = { name: placeName, onTrouble }
  await eachInTransaction(client, due, notifying, (db, entry) => lapseOffer(db, entry, now))
}

function swapName({ comes, goes }: SwapPair): string {
  return `applications ${comes} and ${goes} changing places`
}

function queueName({ sessionNo }: InPersonSession): string {
  return `queue of session ${sessionNo}`
}

function placeName({ waitingNo }: WaitingEntry): string {
  return `place ${waitingNo} in a queue`
}
