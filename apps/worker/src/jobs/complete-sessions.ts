import { sentenceOf } from '@hygiene/db'
import { completeBooking } from '@hygiene/operations/in-person/attendance/complete-booking'
import { findDueBookings } from '@hygiene/operations/in-person/attendance/find-due-bookings'
import { closeSessions } from '@hygiene/operations/in-person/session/close-sessions'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

/**
 * Sessions that have ended: who was there from beginning to end has completed, who never came is absent from the next
 * day on, who was there in part is shown to staff. One transaction a person, so that a crash loses nothing.
 */
export async function completeSessions(deps: WorkerDeps): Promise<number> {
  const now = deps.now()
  let completed = 0
  for (const applicationNo of await findDueBookings(deps.db, now)) {
    try {
      const act = await completeBooking(deps.db, applicationNo, deps.config.PUBLIC_URL, now)
      if (act === 'complete') completed += 1
    } catch (error) {
      // One booking that cannot be completed must not keep a whole hall from its certificates.
      deps.warn(`completing application ${applicationNo}: ${sentenceOf(error)}`)
    }
  }
  await closeSessions(deps.db, now)
  return completed
}

export const completeSessionsTask = repeatTask(
  'completion of sessions',
  ({ SESSION_POLL_SECONDS }) => SESSION_POLL_SECONDS,
  completeSessions,
)
