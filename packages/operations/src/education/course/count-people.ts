import type { Queries } from '@hygiene/db/connect'

export interface PeopleOfVersion {
  courseNo: number
  unpaid: number
  running: number
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

export async function countPeople(db: Queries, courseNos: readonly number[]): Promise<PeopleOfVersion[]> {
  return db.$queryRawUnsafe<PeopleOfVersion[]>(COUNTS, [...courseNos])
}
