import { Prisma, type PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { addSeoulMonths, seoulDay, type SeoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { allowed } from '@hygiene/domain/verdict'
import { LAST_WATCHED, hasStopped } from '../../platform/records/stopped-study.ts'

const BUCKET_MINUTES = 10
/** A count of ten million enrolments takes a minute (docs/performance.md). */
const EVERY_MS = 3_600_000

/**
 * Counts where study has stopped, by day of application: the lecture watched last (size) and the ten minutes in which its credit
 * ends (part). Progress records are too busy to mark, so everything is counted once an hour. Each month of applications has its
 * own transaction, which stays short.
 */
export async function countStops(client: PrismaClient, now: Date): Promise<boolean> {
  if (await isCounted(client, now)) return false
  const first = await firstMonth(client, now)
  await client.statisticRow.deleteMany({ where: { measure: 'stops', day: { lt: new Date(first) } } })
  for (let month = first; month <= seoulDay(now); month = addSeoulMonths(month, 1))
    await countMonth(client, month, now)
  const day = new Date(STOPS_DAY)
  await client.statisticDay.upsert({
    where: { day },
    create: { day, countedAt: now },
    update: { countedAt: now },
  })
  return true
}

async function firstMonth(client: PrismaClient, now: Date): Promise<SeoulDay> {
  const oldest = await client.onlineEnrolment.findFirst({
    orderBy: { appliedAt: 'asc' },
    select: { appliedAt: true },
  })
  return `${seoulDay(oldest?.appliedAt ?? now).slice(0, 7)}-01`
}

/**
 * Uses two branches, because each has an index of the few stopped enrolments; one condition for both would read all enrolments.
 */
async function countMonth(client: PrismaClient, month: SeoulDay, now: Date): Promise<void> {
  const next = addSeoulMonths(month, 1)
  const arm = (isOf: Prisma.Sql) => Prisma.sql`
    SELECT e."appliedAt", e."courseNo", e."sidoCode", last."creditedMs", last."lectureNo"
      FROM "OnlineEnrolment" e CROSS JOIN LATERAL (${LAST_WATCHED}) last
     WHERE ${isOf} AND ${hasStopped(now)}
       AND e."appliedAt" >= ${startOfSeoulDay(month)} AND e."appliedAt" < ${startOfSeoulDay(next)}`
  await transaction(client, async (db) => {
    await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('statistics'), 0)`
    await db.$executeRaw`
      DELETE FROM "StatisticRow" WHERE "measure" = 'stops' AND "day" >= ${month}::date AND "day" < ${next}::date`
    await db.$executeRaw`
      INSERT INTO "StatisticRow" ("measure", "day", "courseNo", "branchNo", "sidoCode", "part", "size", "counted", "amount")
      SELECT 'stops', (s."appliedAt" AT TIME ZONE 'Asia/Seoul')::date, s."courseNo", 0, s."sidoCode",
             (s."creditedMs" / ${BUCKET_MINUTES * 60_000} * ${BUCKET_MINUTES})::text, s."lectureNo", count(*)::int,
             sum(s."creditedMs")::bigint
        FROM (${arm(Prisma.sql`e."status" = 'studying'`)} UNION ALL ${arm(Prisma.sql`e."status" = 'expired'`)}) s
       GROUP BY 2, 3, 5, 6, 7`
    return allowed()
  })
}

/** Is a reserved day whose row of `StatisticDay` says when the stops were counted. */
export const STOPS_DAY = '2000-01-01'

async function isCounted(client: PrismaClient, now: Date): Promise<boolean> {
  const last = await client.statisticDay.findUnique({ where: { day: new Date(STOPS_DAY) } })
  return last !== null && now.getTime() - last.countedAt.getTime() < EVERY_MS
}
