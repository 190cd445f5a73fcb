import { windUpSession } from '@hygiene/contracts/platform/job/wind-up-session'
import { type Alongside, handOver, lockSessions, type PrismaClient } from '@hygiene/db'
import {
  type CancellationRefusal,
  denied,
  mayCancelSession,
  type SessionNo,
  type Verdict,
} from '@hygiene/domain'
import { dropLessons } from '../timetable/move-lessons.ts'
import { countPeople } from './count-people.ts'

export interface SessionCancellation {
  sessionNo: SessionNo
  /** Told to every person of the session. */
  reason: string
  /** Where its people are put as long as there are seats. */
  replacedByNo: number | null
  /** The number of its people as staff typed it; another number by now is refused. */
  people?: number
  alongside?: Alongside
}

/**
 * The association cancels a session. From the commit on no person enters it; people with a seat by then are found by the
 * job, which goes from person to person.
 */
export async function cancelInPersonSession(
  client: PrismaClient,
  { sessionNo, reason, replacedByNo, people, alongside }: SessionCancellation,
  now: Date,
): Promise<Verdict<CancellationRefusal | 'SESSION_NOT_FOUND' | 'PEOPLE_CHANGED'>> {
  return client.$transaction(async (db) => {
    const wanted = replacedByNo === null ? [sessionNo] : [sessionNo, replacedByNo]
    const locked = await lockSessions(db, wanted)
    const session = locked.find((row) => row.sessionNo === sessionNo)
    const replacement = locked.find((row) => row.sessionNo === replacedByNo) ?? null
    if (!session || (replacedByNo !== null && !replacement)) return denied('SESSION_NOT_FOUND')

    const verdict = mayCancelSession(session, replacement, now)
    if (!verdict.allowed) return verdict
    if (people !== undefined && people !== (await countPeople(db, sessionNo))) return denied('PEOPLE_CHANGED')

    await db.inPersonSession.update({
      where: { sessionNo },
      data: { status: 'cancelled', cancelledAt: now, cancelReason: reason, replacedByNo },
    })
    await dropLessons(db, sessionNo)
    await handOver(db, windUpSession, { sessionNo })
    await alongside?.(db)
    return verdict
  })
}
