import { lockApplication, lockSessions } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import type { WaitingEntry } from '@hygiene/db/generated/client'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'
import { endWaiting } from './end-waiting.ts'

/** Ends a waiting-list place of a cancelled session and notifies the person. Returns false if it had already ended. */
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
