import { lockApplication, lockSessions } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import type { WaitingEntry } from '@hygiene/db/generated/client'
import { waitingStatusAt } from '@hygiene/domain/in-person/queue/offer'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { endWaiting } from './end-waiting.ts'

/** Ends an expired offer. Returns false if it was answered in the meantime. */
export async function lapseOffer(
  db: Transaction,
  { waitingNo, applicationNo, sessionNo }: WaitingEntry,
  now: Date,
): Promise<boolean> {
  await lockApplication(db, applicationNo)
  await lockSessions(db, [sessionNo])

  const entry = await db.waitingEntry.findUniqueOrThrow({ where: { waitingNo } })
  if (entry.status !== 'offered' || waitingStatusAt(entry, now) !== 'lapsed') return false
  await endWaiting(db, entry, 'lapsed', 'holdLapsed', now)
  await notifyPerson(db, 'offerLapsed', entry.memberNo, waitingNo, now)
  return true
}
