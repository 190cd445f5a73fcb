import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { readHome } from '@hygiene/contracts/staff/home/read-home'
import { addSeoulDays, seoulDay, startOfSeoulDay } from '@hygiene/domain'
import type { Pool } from 'pg'

type Venue = AnswerOf<typeof readHome>['venues'][number]
type VenueRow = Omit<Venue, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date }

const VENUES = {
  name: 'home-venues',
  text: `
    SELECT s."sessionNo", v."name" AS "venueName", s."startsAt", s."endsAt", s."status" = 'cancelled' AS "isCancelled",
           (SELECT count(*)::int FROM "Attendance" a
             WHERE a."sessionNo" = s."sessionNo" AND a."inAt" IS NOT NULL) AS "present",
           (SELECT count(*)::int FROM "Booking" b
             WHERE b."sessionNo" = s."sessionNo" AND b."seat" = 'sold') AS "sold",
           (SELECT count(*)::int FROM "Booking" b
             WHERE b."sessionNo" = s."sessionNo" AND b."exceptionText" IS NOT NULL) AS "exceptions"
      FROM "InPersonSession" s JOIN "Venue" v USING ("venueNo")
     WHERE s."startsAt" >= $1 AND s."startsAt" < $2 AND ($3::int[] IS NULL OR s."branchNo" = ANY ($3))
     ORDER BY s."startsAt", s."sessionNo"`,
}

/** The sessions of today, Seoul, with who has come. */
export async function readVenues(pool: Pool, scope: readonly number[] | null, now: Date): Promise<Venue[]> {
  const day = seoulDay(now)
  const values = [startOfSeoulDay(day), startOfSeoulDay(addSeoulDays(day, 1)), scope]
  const { rows } = await pool.query<VenueRow>({ ...VENUES, values })
  return rows.map((row) => ({
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
  }))
}
