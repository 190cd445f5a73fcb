import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed } from '@hygiene/domain'
import { LAST_WATCHED, standsStill } from '../records/standing-still.ts'

const BUCKET_MINUTES = 10
/** A count of a million enrolments takes seconds (docs/performance.md). */
const EVERY_MS = 3_600_000

/**
 * Where study stands still, by day of application: the lecture that was watched last (size) and the ten minutes in which its
 * credit ends (part). Nothing marks it, because the records of watching are the busiest: it is counted whole, once an hour.
 */
export async function countStops(client: PrismaClient, now: Date): Promise<boolean> {
  if (await isCounted(client, now)) return false
  await transaction(client, async (db) => {
    await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('statistics'), 0)`
    await db.$executeRaw`DELETE FROM "StatisticRow" WHERE "measure" = 'stops'`
    await db.$executeRaw`
      INSERT INTO "StatisticRow" ("measure", "day", "courseNo", "branchNo", "sidoCode", "part", "size", "counted", "amount")
      SELECT 'stops', (e."appliedAt" AT TIME ZONE 'Asia/Seoul')::date, e."courseNo", 0, e."sidoCode",
             (last."creditedMs" / ${BUCKET_MINUTES * 60_000} * ${BUCKET_MINUTES})::text, last."lectureNo", count(*)::int,
             sum(last."creditedMs")::bigint
        FROM "OnlineEnrolment" e CROSS JOIN LATERAL (${LAST_WATCHED}) last
       WHERE ${standsStill(now)}
       GROUP BY 2, 3, 5, 6, 7`
    await db.$executeRaw`DELETE FROM "StatisticDay" WHERE "day" = ${STOPS_DAY}::date`
    await db.statisticDay.create({ data: { day: new Date(STOPS_DAY), countedAt: now } })
    return allowed()
  })
  return true
}

/** No day of ours: its row of `StatisticDay` says when the stops were counted. */
export const STOPS_DAY = '2000-01-01'

async function isCounted(client: PrismaClient, now: Date): Promise<boolean> {
  const last = await client.statisticDay.findUnique({ where: { day: new Date(STOPS_DAY) } })
  return last !== null && now.getTime() - last.countedAt.getTime() < EVERY_MS
}
