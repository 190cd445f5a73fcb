import { lapseAbandoned } from '@hygiene/operations/education/enrolment/lapse-application'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'
import { warnsOf } from './trouble.ts'

/** Unpaid applications lapse after a week, so that a licence is not blocked for the year by a forgotten click. */
export async function lapseApplications(deps: WorkerDeps): Promise<number> {
  return lapseAbandoned(deps.db, warnsOf(deps), deps.now())
}

export const lapseApplicationsTask = repeatTask('unpaid applications', () => 600, lapseApplications)
