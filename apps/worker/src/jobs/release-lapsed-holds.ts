import { releaseLapsedHolds as release } from '@hygiene/operations/in-person/enrolment/end-lapsed-holds'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'
import { warnsOf } from './trouble.ts'

export async function releaseLapsedHolds(deps: WorkerDeps): Promise<number> {
  return release(deps.db, warnsOf(deps), deps.now())
}

export const releaseLapsedHoldsTask = repeatTask(
  'holds',
  ({ SESSION_POLL_SECONDS }) => SESSION_POLL_SECONDS,
  releaseLapsedHolds,
)
