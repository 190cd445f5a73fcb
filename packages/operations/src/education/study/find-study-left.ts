import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import type { StudyLeft } from '@hygiene/domain/platform/message/study-reminder'

export async function findStudyLeft(db: Queries, enrolmentNo: EnrolmentNo): Promise<StudyLeft> {
  const [left] = await db.$queryRaw<StudyLeft[]>(Prisma.sql`
    SELECT min(c."position")::int AS "nextLecture",
           count(l."lectureNo")::int AS "lectureCount",
           coalesce(sum(greatest(l."durationSeconds" - coalesce(p."creditedMs", 0) / 1000, 0)), 0)::int AS "seconds",
           e."surveyedAt" IS NOT NULL AS "isSurveyDone"
      FROM "OnlineEnrolment" e
      LEFT JOIN ("CourseLecture" c JOIN "Lecture" l ON l."lectureNo" = c."lectureNo")
             ON c."courseNo" = e."courseNo"
            AND NOT EXISTS (SELECT 1 FROM "LectureProgress" f
                             WHERE f."enrolmentNo" = e."enrolmentNo" AND f."lectureNo" = c."lectureNo"
                               AND f."finishedAt" IS NOT NULL)
      LEFT JOIN "LectureProgress" p ON p."enrolmentNo" = e."enrolmentNo" AND p."lectureNo" = c."lectureNo"
     WHERE e."enrolmentNo" = ${enrolmentNo}
     GROUP BY e."enrolmentNo"`)
  if (!left) throw new Error(`Enrolment ${enrolmentNo} vanished while it was read`)
  return left
}
