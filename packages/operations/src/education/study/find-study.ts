import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'
import { type Course, type OnlineEnrolment, Prisma } from '@hygiene/db/generated/client'
import { lockEnrolment } from '@hygiene/db/locks'
import type { Queries, Transaction } from '@hygiene/db/connect'

export interface StudyCounts {
  lectureCount: number
  finishedLectureCount: number
  totalSeconds: number
  studiedSeconds: number
  /** Counts the unfinished lectures only. */
  lectureSecondsLeft: number
  isSurveyDone: boolean
  identityCheckedAt: Date | null
}

export type Study = OnlineEnrolment & { course: Course } & StudyCounts

export const STUDY_COUNTS = `LATERAL (
  SELECT count(*)::int AS "lectureCount",
         count(p."finishedAt")::int AS "finishedLectureCount",
         coalesce(sum(l."durationSeconds"), 0)::int AS "totalSeconds",
         coalesce(sum(p."creditedMs" / 1000), 0)::int AS "studiedSeconds",
         coalesce(sum(greatest(l."durationSeconds" - coalesce(p."creditedMs", 0) / 1000, 0))
                    FILTER (WHERE p."finishedAt" IS NULL), 0)::int AS "lectureSecondsLeft",
         e."surveyedAt" IS NOT NULL AS "isSurveyDone",
         (SELECT max(i."confirmedAt") FROM "IdentityCheck" i
           WHERE i."enrolmentNo" = e."enrolmentNo") AS "identityCheckedAt"
    FROM "CourseLecture" c
    JOIN "Lecture" l ON l."lectureNo" = c."lectureNo"
    LEFT JOIN "LectureProgress" p
           ON p."enrolmentNo" = e."enrolmentNo" AND p."lectureNo" = c."lectureNo"
   WHERE c."courseNo" = e."courseNo") AS "counts"`

export type CurrentLecture = {
  lectureNo: LectureNo | null
  lectureOrder: number | null
  fromSeconds: number | null
}

export const CURRENT_LECTURE = `LATERAL (
  SELECT c."lectureNo", c."lectureOrder", coalesce(p."creditedMs", 0) / 1000 AS "fromSeconds"
    FROM (SELECT "lectureNo", (row_number() OVER (ORDER BY "position"))::int AS "lectureOrder"
            FROM "CourseLecture" WHERE "courseNo" = e."courseNo") c
    LEFT JOIN "LectureProgress" p ON p."enrolmentNo" = e."enrolmentNo" AND p."lectureNo" = c."lectureNo"
   WHERE p."finishedAt" IS NULL ORDER BY c."lectureOrder" LIMIT 1) AS "current"`

export async function findStudy(
  db: Queries,
  memberNo: number,
  enrolmentNo: EnrolmentNo,
): Promise<Study | null> {
  const enrolment = await db.onlineEnrolment.findFirst({
    where: { enrolmentNo, memberNo },
    include: { course: true },
  })
  if (!enrolment) return null
  const [counts] = await db.$queryRaw<StudyCounts[]>(Prisma.sql`
    SELECT "counts".* FROM "OnlineEnrolment" e CROSS JOIN ${Prisma.raw(STUDY_COUNTS)}
     WHERE e."enrolmentNo" = ${enrolmentNo}`)
  if (!counts) throw new Error(`Enrolment ${enrolmentNo} vanished while it was read`)
  return { ...enrolment, ...counts }
}

/** Locks before it reads: a statement that waits for a lock would see facts from before the wait. */
export async function lockStudy(
  db: Transaction,
  memberNo: number,
  enrolmentNo: EnrolmentNo,
): Promise<Study | null> {
  return (await lockEnrolment(db, memberNo, enrolmentNo)) ? findStudy(db, memberNo, enrolmentNo) : null
}
