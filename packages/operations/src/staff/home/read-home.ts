import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import { readHome as contract } from '@hygiene/contracts/staff/home/read-home'
import { addSeoulDays, seoulDay, seoulYear, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { studyDeadline } from '@hygiene/domain/education/study/study-deadline'
import type { Pool } from 'pg'
import { query } from '../../kit/operation.ts'
import { versionInForce } from '../../education/course/version-in-force.ts'
import { readQueues } from './read-queues.ts'
import { keysOf } from '@hygiene/domain/keys-of'

type Home = AnswerOf<typeof contract>
type Venue = Home['venues'][number]
type VenueRow = Omit<Venue, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date }
type Deadline = Home['deadlines'][number]
type Row = Omit<Deadline, 'at'> & { at: Date }
type Movement = NonNullable<Home['movement']>
type Name = Movement[number]['name']

export const readHome = query(contract, { needs: ['pool'] }, async ({ actor, now, pool }) => {
  const scope = branchesOf(actor)
  const seesSessions = staffMay(actor.role, 'readSessions')
  const [queues, venues, deadlines, movement] = await Promise.all([
    readQueues(pool, actor, scope, now),
    seesSessions ? readVenues(pool, scope, now) : [],
    readDeadlines(pool, { scope, seesSessions }, now),
    scope === null ? readMovement(pool, now) : null,
  ])
  return { asOf: now, queues, venues, deadlines, movement }
})

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

async function readVenues(pool: Pool, scope: readonly number[] | null, now: Date): Promise<Venue[]> {
  const day = seoulDay(now)
  const values = [startOfSeoulDay(day), startOfSeoulDay(addSeoulDays(day, 1)), scope]
  const { rows } = await pool.query<VenueRow>({ ...VENUES, values })
  return rows.map((row) => ({
    ...row,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
  }))
}

const WEEKS_8_MS = 56 * 86_400_000
const MOST_DAYS = 12

const SESSIONS = {
  name: 'home-session-days',
  text: `
    (SELECT 'sessions' AS "kind", min(s."startsAt") AS "at", count(*)::int AS "count",
            CASE WHEN count(*) = 1 THEN min(s."sessionNo") END AS "sessionNo",
            CASE WHEN count(*) = 1 THEN min(v."name") ELSE '' END AS "name"
       FROM "InPersonSession" s JOIN "Venue" v USING ("venueNo")
      WHERE s."startsAt" > $1 AND s."startsAt" < $2 AND s."status" = 'open' AND ($3::int[] IS NULL OR s."branchNo" = ANY ($3))
      GROUP BY (s."startsAt" AT TIME ZONE 'Asia/Seoul')::date ORDER BY 2 LIMIT ${MOST_DAYS})
    UNION ALL
    (SELECT 'applyCloses', s."applyClosesAt", NULL, s."sessionNo", v."name"
       FROM "InPersonSession" s JOIN "Venue" v USING ("venueNo")
      WHERE s."applyClosesAt" > $1 AND s."applyClosesAt" < $2 AND s."startsAt" > $1 AND s."startsAt" < $2
        AND s."status" = 'open' AND $3::int[] IS NOT NULL AND s."branchNo" = ANY ($3)
      ORDER BY s."applyClosesAt" LIMIT ${MOST_DAYS})`,
}

const WINDOWS_IN_FORCE = `(
      SELECT w.*, k."year" FROM "Course" o CROSS JOIN ${versionInForce('o."courseNo"', '$1')} k
        JOIN "ApplicationWindow" w ON w."courseNo" = k."courseNo" WHERE o."edition" = 1) x`

const OF_ALL = {
  name: 'home-deadlines',
  text: `
    SELECT 'opens' AS "kind", "opensAt" AS "at", NULL::int AS "count", NULL::int AS "sessionNo", "year"::text AS "name"
      FROM ${WINDOWS_IN_FORCE} WHERE "opensAt" > $1 AND "opensAt" < $2 GROUP BY "opensAt", "year"
    UNION ALL
    SELECT 'closes', "closesAt", NULL, NULL, "year"::text
      FROM ${WINDOWS_IN_FORCE} WHERE "closesAt" > $1 AND "closesAt" < $2 GROUP BY "closesAt", "year"
    UNION ALL
    SELECT 'policy', "inForceOn"::timestamp AT TIME ZONE 'Asia/Seoul', NULL, NULL, "kind"::text
      FROM "PolicyVersion" WHERE "inForceOn" > $3::date AND "inForceOn" < $4::date`,
}

async function readDeadlines(
  pool: Pool,
  { scope, seesSessions }: { scope: readonly number[] | null; seesSessions: boolean },
  now: Date,
): Promise<Deadline[]> {
  const until = new Date(now.getTime() + WEEKS_8_MS)
  const [sessions, others] = await Promise.all([
    seesSessions ? pool.query<Row>({ ...SESSIONS, values: [now, until, scope] }) : { rows: [] },
    pool.query<Row>({ ...OF_ALL, values: [now, until, seoulDay(now), seoulDay(until)] }),
  ])
  const end = studyDeadline(seoulYear(now))
  const study: Row[] =
    end > now && end < until
      ? [{ kind: 'studyEnds', at: end, count: null, sessionNo: null, name: String(seoulYear(now)) }]
      : []
  return [...sessions.rows, ...others.rows, ...study].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )
}

const WEEK_MS = 7 * 86_400_000

const between = (table: string, column: string) => ({
  name: `home-moved-${table}`,
  text: `SELECT (count(*) FILTER (WHERE "${column}" >= $1))::int AS "today",
                (count(*) FILTER (WHERE "${column}" < $4))::int AS "before"
           FROM "${table}"
          WHERE ("${column}" >= $1 AND "${column}" <= $2) OR ("${column}" >= $3 AND "${column}" < $4)`,
})

const COUNTED: Record<Name, ReturnType<typeof between>> = {
  applied: between('OnlineEnrolment', 'appliedAt'),
  paid: between('Payment', 'paidAt'),
  completed: between('Certificate', 'issuedAt'),
}

async function readMovement(pool: Pool, now: Date): Promise<Movement> {
  const midnight = startOfSeoulDay(seoulDay(now))
  const before = startOfSeoulDay(addSeoulDays(seoulDay(now), -7))
  const values = [midnight, now, before, new Date(now.getTime() - WEEK_MS)]
  return Promise.all(
    keysOf(COUNTED).map(async (name) => {
      const { rows } = await pool.query<{ today: number; before: number }>({ ...COUNTED[name], values })
      return { name, ...(rows[0] ?? { today: 0, before: 0 }) }
    }),
  )
}
