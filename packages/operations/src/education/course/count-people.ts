import type { Queries } from '@hygiene/db/connect'

/** How many enrolments keep one version of a course, by how far they are. */
export interface PeopleOfVersion {
  courseNo: number
  /** Applied for, not paid. */
  unpaid: number
  /** Paid, and not completed yet. */
  running: number
  /** Of them those who have used up their attempts at the test. */
  usedUp: number
  completed: number
}

const COUNTS = `
  WITH e AS (
    SELECT "courseNo", "enrolmentNo", "status"::text FROM "OnlineEnrolment" WHERE "courseNo" = ANY ($1::int[])
     UNION ALL
    SELECT "courseNo", NULL, "status"::text FROM "InPersonEnrolment" WHERE "courseNo" = ANY ($1::int[]))
  SELECT k."courseNo",
         count(*) FILTER (WHERE e."status" = 'applied')::int AS "unpaid",
         count(*) FILTER (WHERE e."status" IN ('paid', 'studying', 'studied', 'surveyed', 'attended'))::int AS "running",
         count(*) FILTER (WHERE e."status" = 'surveyed' AND k."maxAttempts" <= (
           SELECT count(*) FROM "ExamAttempt" a WHERE a."enrolmentNo" = e."enrolmentNo" AND a."submittedAt" IS NOT NULL))::int AS "usedUp",
         count(*) FILTER (WHERE e."status" IN ('completed', 'revoked'))::int AS "completed"
    FROM "Course" k LEFT JOIN e USING ("courseNo") WHERE k."courseNo" = ANY ($1::int[]) GROUP BY k."courseNo"`

/** Who keeps which version, as the enrolments stand at this instant; without a person. */
export async function countPeople(db: Queries, courseNos: readonly number[]): Promise<PeopleOfVersion[]> {
  return db.$queryRawUnsafe<PeopleOfVersion[]>(COUNTS, [...courseNos])
}
