import { remindDue } from '@hygiene/operations/platform/message/remind-due'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

export async function remindOfDue(deps: WorkerDeps): Promise<number> {
  return remindDue(deps.db, deps.now())
}

export const remindDueTask = repeatTask('due reminders', () => 600, remindOfDue)
