import { lockApplication, lockSessions, type Transaction, type WaitingEntry } from '@hygiene/db'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { LIVE_PLACES } from '@hygiene/domain'
import { endWaiting } from './end-waiting.ts'

/** Ends a place in the queue of a cancelled session and tells the person; false where it had ended already. */
export async function endGonePlace(
  db: Transaction,
  { waitingNo, applicationNo, memberNo, sessionNo }: WaitingEntry,
  now: Date,
): Promise<boolean> {
  await lockApplication(db, applicationNo)
  await lockSessions(db, [sessionNo])

  const entry = await db.waitingEntry.findFirst({
    where: { waitingNo, status: { in: [...LIVE_PLACES] }, session: { status: 'cancelled' } },
  })
  if (!entry) return false
  await endWaiting(db, entry, 'sessionGone', 'sessionCancelled', now)
  await notifyPerson(db, 'sessionCancelled', memberNo, applicationNo, now)
  return true
}
