import { findAbandoned, lapseApplication } from '@hygiene/operations/online/lapse-application'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

/** Unpaid applications lapse after a week, so that a licence is not blocked for the year by a forgotten click. */
export async function lapseApplications(deps: WorkerDeps): Promise<number> {
  const now = deps.now()
  let lapsed = 0
  for (const applicationNo of await findAbandoned(deps.db, now)) {
    lapsed += await lapseApplication(deps.db, applicationNo, now)
  }
  return lapsed
}

export const lapseApplicationsTask = repeatTask('unpaid applications', () => 600, lapseApplications)
