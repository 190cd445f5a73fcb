import { cancelInPersonSession as contract } from '@hygiene/contracts/in-person/session/staff/cancel-in-person-session'
import { windUpSession } from '@hygiene/contracts/platform/job/wind-up-session'
import { handOver } from '@hygiene/db/outbox'
import { lockSessions } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import {
  type CancellationRefusal,
  mayCancelSession,
} from '@hygiene/domain/in-person/session/may-cancel-session'
import { denied, type Verdict } from '@hygiene/domain/verdict'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { operation } from '../../../kit/operation.ts'
import { dropLessons } from '../../timetable/move-lessons.ts'
import { countPeople } from '../count-people.ts'
import { areOwnSessions } from '../own-sessions.ts'

interface SessionCancellation {
  sessionNo: SessionNo
  reason: string
  replacedByNo: number | null
  /** Is the number of people as typed by staff. Refused if it has changed. */
  people?: number
}

export const cancelInPersonSession = operation(contract, async ({ db, input, actor, now, log }) => {
  const { sessionNo, replacedByNo = null } = input
  const nos = replacedByNo === null ? [sessionNo] : [sessionNo, replacedByNo]
  if (!(await areOwnSessions(db, actor, ...nos))) return denied('SESSION_NOT_FOUND')
  const verdict = await cancelSession(db, { ...input, replacedByNo }, now)
  if (!verdict.allowed) return verdict
  log({ detail: loggedAction.cancelSession(sessionNo, replacedByNo).detail ?? '' })
  return { sessionNo }
})

/** Cancels a session. After the commit it accepts no entry, and a job processes the seated people one by one. */
export async function cancelSession(
  db: Transaction,
  { sessionNo, reason, replacedByNo, people }: SessionCancellation,
  now: Date,
): Promise<Verdict<CancellationRefusal | 'SESSION_NOT_FOUND' | 'PEOPLE_CHANGED'>> {
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
  return verdict
}
