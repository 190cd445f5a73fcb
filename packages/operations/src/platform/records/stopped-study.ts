import { Prisma } from '@hygiene/db/generated/client'
import { STOPPED_AFTER_DAYS } from '@hygiene/domain/staff/statistics/statistic'

export const LAST_WATCHED = Prisma.sql`
  SELECT p."lectureNo", p."creditedMs", COALESCE(p."lastProgressAt", e."paidAt", e."appliedAt") AS "watchedAt"
    FROM "LectureProgress" p WHERE p."enrolmentNo" = e."enrolmentNo"
   ORDER BY p."lastProgressAt" DESC NULLS LAST, p."finishedAt" IS NOT NULL, p."lectureNo" DESC LIMIT 1`

/** Tests whether study `e` with its `last` has stopped: not opened for a month, or out of time before all was watched. */
export function hasStopped(now: Date): Prisma.Sql {
  const quietBefore = new Date(now.getTime() - STOPPED_AFTER_DAYS * 86_400_000)
  return Prisma.sql`((e."status" = 'studying' AND last."watchedAt" < ${quietBefore})
    OR (e."status" = 'expired' AND e."studiedAt" IS NULL))`
}
