import { connectDatabase } from '@hygiene/db/connect'
import { checkStatistics } from '@hygiene/operations/staff/statistics/check-statistics'
import { countMarkedDays } from '@hygiene/operations/staff/statistics/count-marked-days'
import { countStops } from '@hygiene/operations/staff/statistics/count-stops'
import { say } from '@hygiene/tooling/step'

/** Marks the days as the migration does, because the rows bypassed the triggers. */
const MARK_ALL = `
  INSERT INTO "StatisticMark" ("day")
  SELECT DISTINCT (at AT TIME ZONE 'Asia/Seoul')::date FROM (
    SELECT "createdAt" AS at FROM "Member" UNION ALL SELECT "appliedAt" FROM "OnlineEnrolment"
    UNION ALL SELECT "completedAt" FROM "OnlineEnrolment" UNION ALL SELECT "appliedAt" FROM "InPersonEnrolment"
    UNION ALL SELECT "completedAt" FROM "InPersonEnrolment" UNION ALL SELECT "startsAt" FROM "InPersonSession"
    UNION ALL SELECT "paidAt" FROM "Payment" UNION ALL SELECT "doneAt" FROM "Refund"
    UNION ALL SELECT "writtenAt" FROM "Inquiry") past WHERE at IS NOT NULL`

export async function countFigures(url: string): Promise<void> {
  const { db, close } = connectDatabase({ url })
  try {
    await db.$executeRawUnsafe(MARK_ALL)
    const now = new Date()
    const counted = await lap(() => countMarkedDays(db, now))
    const stops = await lap(() => countStops(db, now))
    const check = await lap(() => checkStatistics(db, now))
    say(
      `  ${counted.done} days in ${counted.seconds} s, stops ${stops.seconds} s, comparison ${check.seconds} s (${check.done?.length ?? 'no'} days differ)`,
    )
  } finally {
    await close()
  }
}

async function lap<T>(work: () => Promise<T>): Promise<{ done: T; seconds: number }> {
  const since = performance.now()
  return { done: await work(), seconds: Math.round((performance.now() - since) / 100) / 10 }
}
