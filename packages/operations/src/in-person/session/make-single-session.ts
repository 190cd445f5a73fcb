import type { Transaction } from '@hygiene/db'
import type { SessionNo } from '@hygiene/domain'
import { makeOne } from './make-sessions.ts'
import type { PlannedDay } from './plan-sessions.ts'
import type { SingleSession } from './judge-single-session.ts'

/** Writes a session with its one lesson; venue and instructor are locked, and it was judged behind them. */
export async function makeSingleSession(
  db: Transaction,
  { instructorNo, subject, ...wanted }: SingleSession & { subject: string },
  planned: PlannedDay,
): Promise<SessionNo> {
  const sessionNo = await makeOne(db, wanted, planned)
  const { startsAt, endsAt } = planned
  if (instructorNo !== null)
    await db.sessionLesson.create({ data: { sessionNo, instructorNo, subject, startsAt, endsAt } })
  return sessionNo
}
