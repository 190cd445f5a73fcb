import type { SessionNo } from '@hygiene/domain/record-numbers'
import { eachInTransaction, type OnTrouble } from '@hygiene/db/each-in-transaction'
import type { InPersonSession, PrismaClient, WaitingEntry } from '@hygiene/db/generated/client'
import { findNextOffer, offerFreeSeats } from '../seat/offer-free-seats.ts'
import { findSwaps, type SwapPair, swapSeats } from '../seat/swap-seats.ts'
import { endQueuePlace, findUselessPlaces } from './end-queue-place.ts'
import { lapseOffer } from './lapse-offer.ts'

/**
 * Asks those who wait for a session: offers whose time is over end first, then free seats are offered in the queue's
 * order, then people who wait for each other's sessions change places. Each step is a transaction of its own, and a
 * second time there is nothing left to do.
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
 * The effects of the clock on queues: offers lapse, and waiting ends when it can no longer lead to a seat. Seats that became
 * free without being given back (a larger venue, a job long overdue) are offered as well.
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
    // A look without the lock first: most queues have nothing to be offered.
    if (await findNextOffer(db, session, now)) await offerFreeSeats(db, session.sessionNo, now)
  })
}

/** Ends offers that got no answer in time, of one session or of all. */
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
