import type { Transaction } from '../connect.ts'
import type { WaitingEntry } from '../generated/client.ts'
import { lockApplication } from '../locks/lock-application.ts'
import { lockSessions } from '../locks/lock-sessions.ts'
import { endWaiting } from './end-waiting.ts'
import { tellPerson } from './tell-person.ts'

/** Ends a place in the queue of a cancelled session and tells the person; false where it had ended already. */
export async function endGonePlace(
  db: Transaction,
  { waitingNo, applicationNo, memberNo, sessionNo }: WaitingEntry,
  now: Date,
): Promise<boolean> {
  await lockApplication(db, applicationNo)
  await lockSessions(db, [sessionNo])

  const entry = await db.waitingEntry.findFirst({
    where: { waitingNo, status: { in: ['waiting', 'offered'] }, session: { status: 'cancelled' } },
  })
  if (!entry) return false
  await endWaiting(db, entry, 'sessionGone', 'sessionCancelled', now)
  await tellPerson(db, 'sessionCancelled', memberNo, applicationNo, now)
  return true
}
