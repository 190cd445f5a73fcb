import { waitingStatusAt } from '@hygiene/domain'
import type { Transaction } from '../connect.ts'
import type { WaitingEntry } from '../generated/client.ts'
import { lockApplication } from '../locks/lock-application.ts'
import { lockSessions } from '../locks/lock-sessions.ts'
import { endWaiting } from './end-waiting.ts'
import { tellPerson } from './tell-person.ts'

/** Ends an offer nobody answered in time; false where it was answered, or answered meanwhile. */
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
  await tellPerson(db, 'offerLapsed', entry.memberNo, waitingNo, now)
  return true
}
