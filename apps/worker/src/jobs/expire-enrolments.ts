import { expireApplication, findOverdue } from '@hygiene/operations/online/expire-application'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

/** The education year is over: uncompleted enrolments have expired, and unpaid orders are closed. */
export async function expireEnrolments(deps: WorkerDeps): Promise<number> {
  const now = deps.now()
  let expired = 0
  for (const applicationNo of await findOverdue(deps.db, now)) {
    expired += await expireApplication(deps.db, applicationNo, now)
  }
  return expired
}

export const expireEnrolmentsTask = repeatTask('expiry', () => 600, expireEnrolments)
