import type { PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { addSeoulDays, type SeoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { allowed } from '@hygiene/domain/verdict'
import { figuresBetween } from './statistic-sources.ts'

/**
 * Counts a Seoul day again in one transaction, so that readers see the old or the new day. The counting statement also takes the
 * marks: its snapshot contains both a change and its mark, or neither, and the mark is kept. Study stops are counted separately.
 */
export async function countDay(client: PrismaClient, day: SeoulDay, now: Date): Promise<void> {
  await transaction(client, async (db) => {
    await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('statistics'), ${day}::date - '2000-01-01'::date)`
    await db.$executeRaw`DELETE FROM "StatisticRow" WHERE "day" = ${day}::date AND "measure" <> 'stops'`
    await db.$executeRaw`
      WITH "taken" AS (DELETE FROM "StatisticMark" WHERE "day" = ${day}::date)
      INSERT INTO "StatisticRow" ("measure", "day", "courseNo", "branchNo", "sidoCode", "part", "size", "counted", "amount")
      ${figuresBetween(startOfSeoulDay(day), startOfSeoulDay(addSeoulDays(day, 1)))}`
    await db.$executeRaw`
      INSERT INTO "StatisticDay" ("day", "countedAt") VALUES (${day}::date, ${now})
      ON CONFLICT ("day") DO UPDATE SET "countedAt" = excluded."countedAt"`
    return allowed()
  })
}
