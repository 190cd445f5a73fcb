import type { Queries, Transaction } from '../connect.ts'
import { type EducationCode, type OnlineEnrolment, Prisma } from '../generated/client.ts'
import { lockEnrolment } from '../locks/lock-enrolment.ts'

/** How far one enrolment is; the rules of the study order read these. */
export interface StudyCounts {
  lectureCount: number
  finishedLectureCount: number
  totalSeconds: number
  studiedSeconds: number
  isSurveyDone: boolean
  identityCheckedAt: Date | null
}

export type Study = OnlineEnrolment & { course: EducationCode } & StudyCounts

/** The counts of the enrolment `e`, to be joined to it; it must be found through its owner. */
export const STUDY_COUNTS = `LATERAL (
  SELECT count(*)::int AS "lectureCount",
         count(p."finishedAt")::int AS "finishedLectureCount",
         coalesce(sum(l."durationSeconds"), 0)::int AS "totalSeconds",
         coalesce(sum(p."creditedMs" / 1000), 0)::int AS "studiedSeconds",
         e."surveyedAt" IS NOT NULL AS "isSurveyDone",
         (SELECT max(i."confirmedAt") FROM "IdentityCheck" i
           WHERE i."onlineEduNo" = e."onlineEduNo") AS "identityCheckedAt"
    FROM "CourseLecture" c
    JOIN "Lecture" l ON l."onlineClassNo" = c."onlineClassNo"
    LEFT JOIN "LectureProgress" p
           ON p."onlineEduNo" = e."onlineEduNo" AND p."onlineClassNo" = c."onlineClassNo"
   WHERE c."educationCodeNo" = e."educationCodeNo") AS "counts"`

/** One of the caller's enrolments with everything that decides which step comes next. */
export async function findStudy(db: Queries, memberNo: number, onlineEduNo: number): Promise<Study | null> {
  const enrolment = await db.onlineEnrolment.findFirst({
    where: { onlineEduNo, memberNo },
    include: { course: true },
  })
  if (!enrolment) return null
  const [counts] = await db.$queryRaw<StudyCounts[]>(Prisma.sql`
    SELECT "counts".* FROM "OnlineEnrolment" e CROSS JOIN ${Prisma.raw(STUDY_COUNTS)}
     WHERE e."onlineEduNo" = ${onlineEduNo}`)
  if (!counts) throw new Error(`Enrolment ${onlineEduNo} vanished while it was read`)
  return { ...enrolment, ...counts }
}

/** The same, locked first: facts read in the statement that waits for a lock would be those of before the wait. */
export async function lockStudy(
  db: Transaction,
  memberNo: number,
  onlineEduNo: number,
): Promise<Study | null> {
  return (await lockEnrolment(db, memberNo, onlineEduNo)) ? findStudy(db, memberNo, onlineEduNo) : null
}
