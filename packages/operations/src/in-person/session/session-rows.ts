import type { InPersonSession } from '@hygiene/db/generated/client'
import type { CourseNo } from '@hygiene/domain/record-numbers'
import { type SessionState, sessionStateAt } from '@hygiene/domain/in-person/session/session-state'
import { freeSeatsFor, type SeatCount, seatCountOf } from '../seat/count-free-seats.ts'
import { versionInForce } from '../../education/course/version-in-force.ts'
import type { Pool } from 'pg'
import { VENUE_COLUMNS, type VenueColumns } from '../seat/session-view.ts'
import type { IndustryType, SalesType } from '@hygiene/domain/text'

type SessionColumns = Pick<
  InPersonSession,
  'sessionNo' | 'startsAt' | 'endsAt' | 'status' | 'applyOpensAt' | 'applyClosesAt'
>

interface SessionRow extends VenueColumns, SeatCount, SessionColumns {
  industryType: IndustryType
  courseNo: CourseNo
  sidoCode: string
  branchName: string
  branchPhone: string
  price: number
  hours: number
  capacity: number
  waitingCount: number
}

export interface SessionForTrade extends SessionRow {
  state: SessionState
  left: number
}

export interface SessionsWanted {
  salesType: SalesType | null
  industryType: IndustryType | null
  sidoCodes: readonly string[] | null
  from: Date
  until: Date | null
}

/** Uses raw `pg` and one statement. A session appears once per trade. */
const SESSIONS = {
  name: 'session-rows',
  text: `
    SELECT x."sessionNo", x."startsAt", x."endsAt", x."status"::text AS "status", x."applyOpensAt", x."applyClosesAt",
           o."industryType", k."courseNo", v."sidoCode", ${VENUE_COLUMNS}, r."name" AS "branchName",
           r."phone" AS "branchPhone", k."priceWon" AS "price", k."hours", least(x."capacity", o."capacity") AS "capacity",
           "seats"."freeInVenue", "seats"."caps", "seats"."queue",
           (SELECT count(*) FROM "WaitingEntry" w
             WHERE w."sessionNo" = x."sessionNo" AND w."status" = 'waiting')::int AS "waitingCount"
      FROM "InPersonSession" x
      JOIN "InPersonCourse" o USING ("sessionNo")
     CROSS JOIN ${versionInForce('o."courseNo"', '$1')} k
      JOIN "Venue" v USING ("venueNo")
      JOIN "Branch" r USING ("branchNo")
     CROSS JOIN LATERAL (${seatCountOf('x."sessionNo"', '$1')}) "seats"
     WHERE x."isShown" AND x."startsAt" > $1 AND x."startsAt" >= $2 AND ($3::timestamptz IS NULL OR x."startsAt" < $3)
       AND ($4::int IS NULL OR x."salesType" = $4) AND ($5::int IS NULL OR o."industryType" = $5)
       AND ($6::text[] IS NULL OR v."sidoCode" = ANY ($6))
     ORDER BY x."startsAt", x."venueNo", x."sessionNo", o."industryType"`,
}

export async function readSessions(
  pool: Pool,
  { salesType, industryType, sidoCodes, from, until }: SessionsWanted,
  now: Date,
): Promise<SessionForTrade[]> {
  const values = [now, from, until, salesType, industryType, sidoCodes]
  const { rows } = await pool.query<SessionRow>({ ...SESSIONS, values })
  return rows.map((row) => {
    const free = freeFor(row)
    return {
      ...row,
      state: sessionStateAt(row, free, now),
      left: row.status === 'cancelled' ? 0 : Math.max(0, free),
    }
  })
}

/** Returns the seats for a new applicant of this trade, after the queue's claims. */
function freeFor(row: SessionRow): number {
  const { freeInVenue, freeInTrades, queue } = freeSeatsFor(row, [row.industryType])
  return Math.min(freeInVenue, freeInTrades ?? freeInVenue) - queue
}
