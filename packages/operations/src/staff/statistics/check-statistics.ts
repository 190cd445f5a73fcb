import { isUniqueViolation } from '@hygiene/db/unique-violation'
import type { PrismaClient } from '@hygiene/db/generated/client'
import {
  addSeoulMonths,
  type SeoulDay,
  seoulDay,
  seoulYear,
  startOfSeoulDay,
} from '@hygiene/domain/time/seoul-day'
import { figuresBetween } from './statistic-sources.ts'

/** Is the Seoul time of day, in minutes, from which the figures are compared. */
const FROM_MINUTE = 180

/**
 * Compares the figures of last, this and next year with the records, once per Seoul day. Unmarked days that differ are recorded
 * and counted again. Returns them, or null if the comparison is done or not due.
 */
export async function checkStatistics(db: PrismaClient, now: Date): Promise<SeoulDay[] | null> {
  const today = seoulDay(now)
  const isDue = now.getTime() >= startOfSeoulDay(today).getTime() + FROM_MINUTE * 60_000
  if (!isDue || (await db.statisticCheck.count({ where: { checkedOn: new Date(today) } })) > 0) return null
  const differing: SeoulDay[] = []
  const year = seoulYear(now)
  for (let month = `${year - 1}-01-01`; month < `${year + 2}-01-01`; month = addSeoulMonths(month, 1))
    differing.push(...(await differingDays(db, month)))
  try {
    await db.statisticCheck.create({ data: { checkedOn: new Date(today), checkedAt: now, differing } })
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
  if (differing.length > 0)
    await db.statisticMark.createMany({ data: differing.map((day) => ({ day: new Date(day) })) })
  return differing
}

/** One statement has one snapshot, so it sees each concurrent change with its mark; marked days are not compared. */
async function differingDays(db: PrismaClient, month: SeoulDay): Promise<SeoulDay[]> {
  const next = addSeoulMonths(month, 1)
  const rows = await db.$queryRaw<{ day: SeoulDay }[]>`
    WITH "kept" AS (
      SELECT "measure"::text, "day", "courseNo", "branchNo", "sidoCode"::text, "part"::text, "size", "counted", "amount"
        FROM "StatisticRow" WHERE "day" >= ${month}::date AND "day" < ${next}::date AND "measure" <> 'stops'
    ), "again" AS (${figuresBetween(startOfSeoulDay(month), startOfSeoulDay(next))})
    SELECT DISTINCT to_char(d."day", 'YYYY-MM-DD') AS "day" FROM (
      (SELECT * FROM "kept" EXCEPT ALL SELECT * FROM "again") UNION ALL (SELECT * FROM "again" EXCEPT ALL SELECT * FROM "kept")
    ) d WHERE NOT EXISTS (SELECT 1 FROM "StatisticMark" m WHERE m."day" = d."day") ORDER BY 1`
  return rows.map(({ day }) => day)
}
