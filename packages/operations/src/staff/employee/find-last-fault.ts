import type { MemberFaultKind } from '@hygiene/domain/staff/employee/education-steps'
import type { Queries } from '@hygiene/db/connect'

const DAYS = 7

export interface LastFault {
  at: Date
  fault: MemberFaultKind
  about: string
}

/**
 * Returns the latest unresolved failure of identity check, payment, test, text message or login. Each kind is read by its own
 * index; resolved ones stay in the history.
 */
export async function findLastFault(db: Queries, memberNo: number, now: Date): Promise<LastFault | null> {
  const since = new Date(now.getTime() - DAYS * 86_400_000)
  const [last] = await db.$queryRaw<LastFault[]>`
    SELECT * FROM (
      SELECT i."requestedAt" AS "at", 'identity' AS "fault", i."refusedReason" AS "about"
        FROM "IdentityCheck" i JOIN "OnlineEnrolment" e USING ("enrolmentNo")
       WHERE e."memberNo" = ${memberNo} AND i."refusedReason" IS NOT NULL AND e."endedAt" IS NULL AND e."completedAt" IS NULL
         AND NOT EXISTS (SELECT FROM "IdentityCheck" o
                          WHERE o."enrolmentNo" = i."enrolmentNo" AND o."confirmedAt" > i."requestedAt")
      UNION ALL
      SELECT p."requestedAt", 'identity', p."refusedReason"
        FROM "IdentityProof" p
       WHERE p."memberNo" = ${memberNo} AND p."refusedReason" IS NOT NULL
         AND NOT EXISTS (SELECT FROM "IdentityProof" o
                          WHERE o."memberNo" = ${memberNo} AND o."confirmedAt" > p."requestedAt")
      UNION ALL
      SELECT coalesce(p."checkedAt", p."createdAt"), 'payment', coalesce(p."failure", '')
        FROM "Payment" p
       WHERE p."memberNo" = ${memberNo} AND p."status" = 'failed'
         AND NOT EXISTS (SELECT FROM "Payment" o WHERE o."memberNo" = ${memberNo} AND o."paidAt" > p."createdAt")
         AND (EXISTS (SELECT FROM "OnlineEnrolment" e WHERE e."applicationNo" = p."applicationNo" AND e."status" = 'applied')
           OR EXISTS (SELECT FROM "InPersonEnrolment" e WHERE e."applicationNo" = p."applicationNo" AND e."status" = 'applied'))
      UNION ALL
      SELECT a."submittedAt", 'exam', a."score"::text
        FROM "ExamAttempt" a JOIN "OnlineEnrolment" e USING ("enrolmentNo")
       WHERE e."memberNo" = ${memberNo} AND a."isPassed" = false AND e."endedAt" IS NULL AND e."completedAt" IS NULL
      UNION ALL
      SELECT m."createdAt", 'message', m."failure"
        FROM "Message" m
       WHERE m."memberNo" = ${memberNo} AND m."failure" IS NOT NULL
         AND NOT EXISTS (SELECT FROM "Message" o WHERE o."memberNo" = ${memberNo} AND o."sentAt" > m."createdAt")
      UNION ALL
      SELECT t."lastFailedAt", 'login', ''
        FROM "LoginThrottle" t JOIN "Member" m USING ("userId")
       WHERE m."memberNo" = ${memberNo}
         AND NOT EXISTS (SELECT FROM "Login" l WHERE l."memberNo" = ${memberNo} AND l."loggedInAt" > t."lastFailedAt")
    ) f WHERE f."at" > ${since} ORDER BY f."at" DESC LIMIT 1`
  return last ?? null
}
