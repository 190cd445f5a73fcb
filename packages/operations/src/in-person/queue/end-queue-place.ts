import { lockApplication, lockSessions } from '@hygiene/db/locks'
import type { Prisma, WaitingEntry } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { tooLateToLeaveBefore } from '@hygiene/domain/in-person/queue/may-wait'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { SEATED } from '../../platform/records/seats-taken.ts'
import { endWaiting } from './end-waiting.ts'

/** Selects places that can no longer help: applications have closed, or the seat elsewhere can no longer be given up. */
function useless(now: Date): Prisma.WaitingEntryWhereInput {
  return {
    status: 'waiting',
    session: { status: { not: 'cancelled' } },
    OR: [
      { session: { applyClosesAt: { lte: now } } },
      {
        booking: {
          seat: { in: SEATED },
          session: { startsAt: { lt: tooLateToLeaveBefore(now) } },
        },
      },
    ],
  }
}

export async function findUselessPlaces(db: Queries, now: Date): Promise<WaitingEntry[]> {
  return db.waitingEntry.findMany({ where: useless(now), orderBy: { waitingNo: 'asc' } })
}

/** Ends a waiting-list place that cannot lead to a seat. Notifies a person who loses the application with it. */
export async function endQueuePlace(
  db: Transaction,
  { waitingNo, applicationNo, memberNo, sessionNo }: WaitingEntry,
  now: Date,
): Promise<boolean> {
  await lockApplication(db, applicationNo)
  await lockSessions(db, [sessionNo])

  const entry = await db.waitingEntry.findFirst({ where: { waitingNo, ...useless(now) } })
  if (!entry) return false
  const hasEnded = await endWaiting(db, entry, 'lapsed', 'waitingLapsed', now)
  if (hasEnded) await notifyPerson(db, 'offerLapsed', memberNo, waitingNo, now)
  return true
}
