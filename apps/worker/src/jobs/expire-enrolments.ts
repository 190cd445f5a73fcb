import { expireOverdue } from '@hygiene/operations/education/enrolment/expire-application'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'
import { warnsOf } from './trouble.ts'

export async function expireEnrolments(deps: WorkerDeps): Promise<number> {
  return expireOverdue(deps.db, warnsOf(deps), deps.now())
}

export const expireEnrolmentsTask = repeatTask('expiry', () => 600, expireEnrolments)
