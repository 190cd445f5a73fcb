import { findSwaps, lapseOffer, offerFreeSeats, swapSeats } from '@hygiene/db'
import type { WorkerDeps } from '../deps.ts'

/**
 * Asks those who wait for a session: offers whose time is over end first, then free seats are offered in the queue's
 * order, then people who wait for each other's sessions change places. Each step is a transaction of its own, and a
 * repeated job finds nothing left to do.
 */
export async function offerSeatsJob(
  deps: WorkerDeps,
  { offlineEducationNo }: { offlineEducationNo: number },
): Promise<void> {
  const now = deps.now()
  await lapseOffers(deps, offlineEducationNo)
  await deps.db.$transaction((db) => offerFreeSeats(db, offlineEducationNo, now))
  for (const pair of await findSwaps(deps.db, offlineEducationNo)) {
    await deps.db.$transaction((db) => swapSeats(db, pair, now))
  }
}

/** Ends offers nobody answered in time, of one session or of all. */
export async function lapseOffers(deps: WorkerDeps, offlineEducationNo?: number): Promise<number> {
  const now = deps.now()
  const due = await deps.db.waitingEntry.findMany({
    where: {
      status: 'offered',
      offerUntil: { lte: now },
      ...(offlineEducationNo === undefined ? {} : { offlineEducationNo }),
    },
    orderBy: { waitingNo: 'asc' },
  })
  let lapsed = 0
  for (const entry of due) {
    if (await deps.db.$transaction((db) => lapseOffer(db, entry, now))) lapsed += 1
  }
  return lapsed
}
