import { endQueuePlace, findUselessPlaces } from '@hygiene/operations/in-person/queue/end-queue-place'
import { findNextOffer, offerFreeSeats } from '@hygiene/operations/seats/offer-free-seats'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'
import { lapseOffers, placeName } from './offer-seats.ts'
import { oneByOne } from './one-by-one.ts'

/**
 * What the clock does to queues: offers lapse, and waiting ends when nothing can come of it any more. Seats that became
 * free without anybody giving one back (a larger hall, a job long overdue) are offered as well.
 */
export async function tendQueues(deps: WorkerDeps): Promise<void> {
  const now = deps.now()
  await lapseOffers(deps)
  const useless = await findUselessPlaces(deps.db, now)
  await oneByOne(deps, useless, placeName, (db, entry) => endQueuePlace(db, entry, now))
  const queues = await deps.db.inPersonSession.findMany({
    where: { status: 'open', applyClosesAt: { gt: now }, waiting: { some: { status: 'waiting' } } },
    orderBy: { sessionNo: 'asc' },
  })
  // A look without the lock first: most queues have nothing to be offered.
  await oneByOne(
    deps,
    queues,
    ({ sessionNo }) => `queue of session ${sessionNo}`,
    async (db, session) =>
      (await findNextOffer(db, session, now)) !== null &&
      (await offerFreeSeats(db, session.sessionNo, now)) > 0,
  )
}

export const tendQueuesTask = repeatTask(
  'queues',
  ({ SESSION_POLL_SECONDS }) => SESSION_POLL_SECONDS,
  tendQueues,
)
