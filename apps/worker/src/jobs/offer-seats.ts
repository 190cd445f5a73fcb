import type { WaitingEntry } from '@hygiene/db'
import { lapseOffer } from '@hygiene/operations/in-person/queue/lapse-offer'
import { offerFreeSeats } from '@hygiene/operations/seats/offer-free-seats'
import { findSwaps, swapSeats } from '@hygiene/operations/seats/swap-seats'
import { offerSeats as contract } from '@hygiene/contracts'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'
import { oneByOne } from './one-by-one.ts'

/**
 * Asks those who wait for a session: offers whose time is over end first, then free seats are offered in the queue's
 * order, then people who wait for each other's sessions change places. Each step is a transaction of its own, and a
 * repeated job finds nothing left to do.
 */
export async function offerSeatsJob(deps: WorkerDeps, { sessionNo }: { sessionNo: number }): Promise<void> {
  const now = deps.now()
  await lapseOffers(deps, sessionNo)
  await deps.db.$transaction((db) => offerFreeSeats(db, sessionNo, now))
  await oneByOne(
    deps,
    await findSwaps(deps.db, sessionNo),
    ({ comes, goes }) => `applications ${comes} and ${goes} changing places`,
    (db, pair) => swapSeats(db, pair, now),
  )
}

/** Ends offers nobody answered in time, of one session or of all. */
export async function lapseOffers(deps: WorkerDeps, sessionNo?: number): Promise<number> {
  const now = deps.now()
  const due = await deps.db.waitingEntry.findMany({
    where: {
      status: 'offered',
      offerUntil: { lte: now },
      ...(sessionNo === undefined ? {} : { sessionNo }),
    },
    orderBy: { waitingNo: 'asc' },
  })
  return oneByOne(deps, due, placeName, (db, entry) => lapseOffer(db, entry, now))
}

export function placeName({ waitingNo }: WaitingEntry): string {
  return `place ${waitingNo} in a queue`
}

export const offerSeatsHandler = handleJob(contract, offerSeatsJob)
