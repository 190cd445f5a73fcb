import type { CourseNo, SessionNo } from '@hygiene/domain/record-numbers'
import type { EntryFacts } from '@hygiene/domain/in-person/seat/may-enter'
import type { IndustryType, SalesType } from '@hygiene/domain/text'
import type { Pool, PoolClient } from 'pg'
import { versionInForce } from '../../education/course/version-in-force.ts'
import { freeSeatsFor, type SeatCount, seatCountOf } from './count-free-seats.ts'

interface SessionCourse {
  industryType: IndustryType
  courseNo: CourseNo
  priceWon: number
  isOffered: boolean
}

export interface SessionSeats extends SeatCount {
  sessionNo: SessionNo
  year: number
  salesType: SalesType
  status: 'open' | 'cancelled' | 'closed'
  isShown: boolean
  applyOpensAt: Date
  applyClosesAt: Date
  startsAt: Date
  endsAt: Date
  courses: SessionCourse[]
}

const SESSION_SEATS = {
  name: 'session-seats',
  text: `
    SELECT i."sessionNo", i."year", i."salesType", i."status"::text, i."isShown", i."applyOpensAt", i."applyClosesAt",
           i."startsAt", i."endsAt", k."courses", n.*
      FROM "InPersonSession" i
     CROSS JOIN LATERAL (
       SELECT coalesce(json_agg(json_build_object(
                'industryType', p."industryType", 'courseNo', q."courseNo", 'priceWon', q."priceWon",
                'isOffered', coalesce(q."isOffered", false))), '[]') AS "courses"
         FROM "InPersonCourse" p LEFT JOIN ${versionInForce('p."courseNo"', '$2')} q ON true
        WHERE p."sessionNo" = i."sessionNo") k
     CROSS JOIN LATERAL (${seatCountOf('i."sessionNo"', '$2')}) n
     WHERE i."sessionNo" = ANY ($1::int[])`,
}

/** Returns a hint without the session's lock, and exact counts under it in the same transaction. */
export async function readSessionSeats(
  client: Pool | PoolClient,
  sessionNos: readonly SessionNo[],
  now: Date,
): Promise<SessionSeats[]> {
  const values = [sessionNos, now]
  return (await client.query<SessionSeats>({ ...SESSION_SEATS, values })).rows
}

export function entryFactsOf(
  session: SessionSeats,
  { salesType, trades }: { salesType: SalesType; trades: readonly IndustryType[] },
  otherSeats: EntryFacts['otherSeats'] = [],
): EntryFacts {
  const offered = session.courses.map(({ industryType }) => industryType)
  const isForTrades = session.salesType === salesType && trades.every((trade) => offered.includes(trade))
  return { ...session, ...freeSeatsFor(session, trades), isForTrades, otherSeats }
}
