import type { PrismaClient } from '@hygiene/db/generated/client'
import { countDay } from './count-day.ts'

/** Counts the marked days again, the latest first, each in its own transaction. Returns how many. */
export async function countMarkedDays(db: PrismaClient, now: Date): Promise<number> {
  const marked = await db.$queryRaw<{ day: string }[]>`
    SELECT DISTINCT to_char("day", 'YYYY-MM-DD') AS "day" FROM "StatisticMark" ORDER BY 1 DESC`
  for (const { day } of marked) await countDay(db, day, now)
  return marked.length
}
