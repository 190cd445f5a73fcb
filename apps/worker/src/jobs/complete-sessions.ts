import { completeSessions as complete } from '@hygiene/operations/in-person/check-in/attendance/complete-sessions'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'
import { warnsOf } from './trouble.ts'

export async function completeSessions(deps: WorkerDeps): Promise<number> {
  return complete(deps.db, deps.config.PUBLIC_URL, warnsOf(deps), deps.now())
}

export const completeSessionsTask = repeatTask(
  'completion of sessions',
  ({ SESSION_POLL_SECONDS }) => SESSION_POLL_SECONDS,
  completeSessions,
)
