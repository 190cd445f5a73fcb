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

/** One of the caller's enrolments with everything that decides which step comes next. */
export async function findStudy(db: Queries, memberNo: number, onlineEduNo: number): Promise<Study | null> {
  const enrolment = await db.onlineEnrolment.findFirst({
    where: { onlineEduNo, memberNo },
    include: { course: true },
  })
  if (!enrolment) return null
  const counts = await readStudyCounts(db, [onlineEduNo])
  return { ...enrolment, ...countsOf(counts, onlineEduNo) }
}

/** The same, locked first: facts read in the statement that waits for a lock would be those of before the wait. */
export async function lockStudy(
  db: Transaction,
  memberNo: number,
  onlineEduNo: number,
): Promise<Study | null> {
  return (await lockEnrolment(db, memberNo, onlineEduNo)) ? findStudy(db, memberNo, onlineEduNo) : null
}

type CountsRow = StudyCounts & { onlineEduNo: number }

/** The counts of several enrolments in one statement; the enrolments must be the caller's own. */
export async function readStudyCounts(
  db: Queries,
  onlineEduNos: readonly number[],
): Promise<Map<number, StudyCounts>> {
  if (onlineEduNos.length === 0) return new Map()
  const rows = await db.$queryRaw<CountsRow[]>(Prisma.sql`
    SELECT e."onlineEduNo",
           count(l."onlineClassNo")::int AS "lectureCount",
           count(p."finishedAt")::int AS "finishedLectureCount",
           coalesce(sum(l."durationSeconds"), 0)::int AS "totalSeconds",
           coalesce(sum(p."creditedMs" / 1000), 0)::int AS "studiedSeconds",
           e."surveyedAt" IS NOT NULL AS "isSurveyDone",
           (SELECT max(i."confirmedAt") FROM "IdentityCheck" i
             WHERE i."onlineEduNo" = e."onlineEduNo") AS "identityCheckedAt"
      FROM "OnlineEnrolment" e
      LEFT JOIN "CourseLecture" c ON c."educationCodeNo" = e."educationCodeNo"
      LEFT JOIN "Lecture" l ON l."onlineClassNo" = c."onlineClassNo"
      LEFT JOIN "LectureProgress" p
             ON p."onlineEduNo" = e."onlineEduNo" AND p."onlineClassNo" = c."onlineClassNo"
     WHERE e."onlineEduNo" = ANY (${[...onlineEduNos]}::int[])
     GROUP BY e."onlineEduNo"`)
  return new Map(rows.map(({ onlineEduNo, ...counts }) => [onlineEduNo, counts]))
}

export function countsOf(counts: ReadonlyMap<number, StudyCounts>, onlineEduNo: number): StudyCounts {
  const found = counts.get(onlineEduNo)
  if (!found) throw new Error(`Enrolment ${onlineEduNo} vanished while it was read`)
  return found
}
