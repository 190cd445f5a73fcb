import { releaseHold } from '@hygiene/operations/in-person/release-hold'
import { lapsedAt } from '@hygiene/operations/records/seats-taken'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'
import { oneByOne } from './one-by-one.ts'

/** Seats whose hold ran out unpaid: by the clock they are free already; here the applications end and people are told. */
export async function releaseLapsedHolds(deps: WorkerDeps): Promise<number> {
  const now = deps.now()
  const due = await deps.db.booking.findMany({
    where: lapsedAt(now),
    select: { applicationNo: true },
    orderBy: { heldUntil: 'asc' },
  })
  return oneByOne(
    deps,
    due,
    ({ applicationNo }) => `hold of application ${applicationNo}`,
    (db, { applicationNo }) => releaseHold(db, applicationNo, now),
  )
}

export const releaseLapsedHoldsTask = repeatTask(
  'holds',
  ({ SESSION_POLL_SECONDS }) => SESSION_POLL_SECONDS,
  releaseLapsedHolds,
)
