import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { readHome } from '@hygiene/contracts/staff/home/read-home'
import { seoulDay, seoulYear, studyDeadline } from '@hygiene/domain'
import { versionInForce } from '@hygiene/operations/education/course/version-in-force'
import type { Pool } from 'pg'

type Deadline = AnswerOf<typeof readHome>['deadlines'][number]
type Row = Omit<Deadline, 'at'> & { at: Date }

const WEEKS_8_MS = 56 * 86_400_000
/** As many days of sessions as a timeline can show. */
const MOST_DAYS = 12

/** Days on which sessions are held, and when the applications of the nearest close. */
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

/** What comes in the next eight weeks, the nearest first. */
export async function readDeadlines(
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
  return [...sessions.rows, ...others.rows, ...study]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((row) => ({ ...row, at: row.at.toISOString() }))
}
