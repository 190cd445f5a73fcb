import type { Transaction } from '@hygiene/db/connect'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import type { PlannedDay, SeriesWanted } from './plan-sessions.ts'
import type { SingleSession } from './judge-single-session.ts'

/** Writes a session with its one lesson. Venue and instructor must be locked and the session judged under the locks. */
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

export async function makeOne(
  db: Transaction,
  wanted: SeriesWanted,
  planned: PlannedDay,
): Promise<SessionNo> {
  const { branchNo, venueNo, salesType, capacity } = wanted
  const { startsAt, endsAt, applyOpensAt, applyClosesAt, courses } = planned
  const { sessionNo } = await db.inPersonSession.create({
    data: {
      branchNo,
      venueNo,
      salesType,
      capacity,
      year: seoulYear(startsAt),
      startsAt,
      endsAt,
      applyOpensAt,
      applyClosesAt,
      keepsVenue: true,
      courses: { create: courses },
    },
  })
  return sessionNo
}
