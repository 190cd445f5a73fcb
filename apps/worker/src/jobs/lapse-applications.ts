import { lapseAbandoned } from '@hygiene/operations/education/enrolment/lapse-application'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'
import { warnsOf } from './trouble.ts'

/** Lapses unpaid applications after a week, so that a forgotten click does not block a licence for the year. */
export async function lapseApplications(deps: WorkerDeps): Promise<number> {
  return lapseAbandoned(deps.db, warnsOf(deps), deps.now())
}

export const lapseApplicationsTask = repeatTask('unpaid applications', () => 600, lapseApplications)
