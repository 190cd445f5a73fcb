import { lockVenue, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { denied, type SeoulDay, seoulYear, type SessionNo } from '@hygiene/domain'
import { copyLessons } from '../timetable/copy-lessons.ts'
import {
  copiedSession,
  judgeDays,
  judgeSeries,
  type PlannedDay,
  type SeriesRefusal,
  type SeriesWanted,
} from './plan-sessions.ts'

interface Making extends SeriesWanted {
  /** As a plan has shown them. */
  days: readonly SeoulDay[]
  alongside: (db: Transaction, sessionNos: SessionNo[]) => Promise<void>
}

type Made =
  | { allowed: true; sessionNos: SessionNo[] }
  | { allowed: false; reason: SeriesRefusal | 'SERIES_CLASHES' }

/**
 * Makes one session a day, or none. Behind the venue's lock each day is judged again, so that of two series at the same instant
 * the second hears of the first; the database refuses what would get past it (`InPersonSession_venue_once`).
 */
export async function makeSessions(client: PrismaClient, wanted: Making, now: Date): Promise<Made> {
  const { days, alongside } = wanted
  return transaction<Made>(client, async (db) => {
    const verdict = await judgeSeries(db, wanted, await lockVenue(db, wanted.venueNo))
    if (!verdict.allowed) return verdict
    const chosen = [...new Set(days)].toSorted().map((day) => ({ day, holiday: null, isLeftOut: false }))
    const source = await copiedSession(db, wanted)
    const planned = await judgeDays(db, wanted, chosen, now)
    if (planned.some(({ clashes }) => clashes.length > 0)) return denied('SERIES_CLASHES')

    const sessionNos: SessionNo[] = []
    for (const day of planned) {
      const sessionNo = await makeOne(db, wanted, day)
      sessionNos.push(sessionNo)
      if (source) await copyLessons(db, source, { ...day, branchNo: wanted.branchNo, sessionNo })
    }
    await alongside(db, sessionNos)
    return { allowed: true, sessionNos }
  })
}

/** Writes one session of a plan that was judged behind the venue's lock. */
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
