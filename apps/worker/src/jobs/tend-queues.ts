import { tendQueues as tend } from '@hygiene/operations/in-person/queue/offer-seats'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'
import { warnsOf } from './trouble.ts'

export async function tendQueues(deps: WorkerDeps): Promise<void> {
  await tend(deps.db, warnsOf(deps), deps.now())
}

export const tendQueuesTask = repeatTask(
  'queues',
  ({ SESSION_POLL_SECONDS }) => SESSION_POLL_SECONDS,
  tendQueues,
)
