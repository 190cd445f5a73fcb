import { endQueuePlace, findNextOffer, findUselessPlaces, offerFreeSeats } from '@hygiene/db'
import type { WorkerDeps } from '../deps.ts'
import { lapseOffers } from './offer-seats.ts'

/**
 * What the clock does to queues: offers lapse, and waiting ends when nothing can come of it any more. Seats that became
 * free without anybody giving one back (a larger hall, a job long overdue) are offered as well.
 */
export async function tendQueues(deps: WorkerDeps): Promise<void> {
  const now = deps.now()
  await lapseOffers(deps)
  for (const entry of await findUselessPlaces(deps.db, now)) {
    await deps.db.$transaction((db) => endQueuePlace(db, entry, now))
  }
  const queues = await deps.db.inPersonSession.findMany({
    where: { status: 'open', applyClosesAt: { gt: now }, waiting: { some: { status: 'waiting' } } },
    orderBy: { offlineEducationNo: 'asc' },
  })
  for (const session of queues) {
    // A look without the lock: most queues have nothing to be offered.
    if (!(await findNextOffer(deps.db, session, now))) continue
    await deps.db.$transaction((db) => offerFreeSeats(db, session.offlineEducationNo, now))
  }
}
