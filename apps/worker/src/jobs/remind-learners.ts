import { remindLearners } from '@hygiene/operations/education/study/remind-learners'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'
import { warnsOf } from './trouble.ts'

export async function remind(deps: WorkerDeps): Promise<number> {
  return remindLearners(deps.db, warnsOf(deps), deps.now())
}

export const remindTask = repeatTask('reminders', () => 600, remind)
