import { listLectures as contract } from '@hygiene/contracts/education/study/list-lectures'
import type { EnrolmentStatus } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import type { CourseNo, EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'
import {
  identityValidUntil,
  mayViewLectures,
  studyFactsAt,
  studyStatusOf,
} from '@hygiene/domain/education/study/study-record'
import { isIdentityValid, nextStudyStep } from '@hygiene/domain/education/study/study-order'
import { isUnderStudy } from '@hygiene/domain/education/enrolment/enrolment-status'
import { lastStudyDay } from '@hygiene/domain/education/study/study-term'
import { STUDY_COUNTS, type StudyCounts } from './find-study.ts'
import type { Pool } from 'pg'
import { query } from '../../kit/operation.ts'
import { guardAnswer, restOf } from './study-guard.ts'

/** Returns the lectures with the stored study time and the next step. A completed course stays readable. */
export const listLectures = query(contract, { needs: ['pool'] }, async ({ input, actor, now, pool }) => {
  const study = await findOwn(pool, actor.memberNo, input.enrolmentNo)
  if (!study) return denied('ENROLMENT_NOT_FOUND')
  const verdict = mayViewLectures(study, now)
  if (!verdict.allowed) return denied(verdict.reason)

  const facts = studyFactsAt(study, now)
  const { identityCheckedAt } = study
  const isChecked = identityCheckedAt !== null && isIdentityValid(facts, now)
  return {
    enrolmentNo: input.enrolmentNo,
    educationName: study.educationName,
    businessName: study.businessName,
    status: study.status,
    endDate: lastStudyDay(study),
    list: await readLectures(pool, study.courseNo, input.enrolmentNo),
    surveyedAt: study.surveyedAt,
    identityValidUntil: isChecked ? identityValidUntil(identityCheckedAt).toISOString() : null,
    completedAt: study.completedAt,
    guard: isUnderStudy(facts.status) ? guardAnswer(restOf(study), true, now) : null,
    nextStep: nextStudyStep(facts, now),
  }
})

interface OwnStudy extends StudyCounts {
  courseNo: CourseNo
  educationName: string
  businessName: string
  status: EnrolmentStatus
  year: number
  extendedToOn: string | null
  surveyMinutes: number
  testMinutes: number
  surveyedAt: Date | null
  completedAt: Date | null
}

async function findOwn(
  pool: Pool,
  memberNo: number,
  enrolmentNo: EnrolmentNo,
): Promise<OwnStudy | undefined> {
  const { rows } = await pool.query<OwnStudy>({
    name: 'own-study',
    text: `
      SELECT e."courseNo", k."name" AS "educationName", e."businessName", e."status"::text AS "status", e."year", e."extendedToOn",
             e."surveyedAt", e."completedAt", k."surveyMinutes", k."testMinutes", "counts".*
        FROM "OnlineEnrolment" e JOIN "Course" k USING ("courseNo") CROSS JOIN ${STUDY_COUNTS}
       WHERE e."enrolmentNo" = $1 AND e."memberNo" = $2`,
    values: [enrolmentNo, memberNo],
  })
  return rows[0]
}

interface LectureRow {
  lectureNo: LectureNo
  title: string
  summary: string
  durationSeconds: number
  hasCaptions: boolean
  creditedMs: number
  isFinished: boolean
}

async function readLectures(pool: Pool, courseNo: CourseNo, enrolmentNo: EnrolmentNo) {
  const { rows } = await pool.query<LectureRow>({
    name: 'lectures',
    text: `
      SELECT l."lectureNo", t."title", t."summary", l."durationSeconds", l."hasCaptions",
             coalesce(p."creditedMs", 0) AS "creditedMs", p."finishedAt" IS NOT NULL AS "isFinished"
        FROM "CourseLecture" c JOIN "Lecture" l USING ("lectureNo") JOIN "TitledLecture" t USING ("courseNo", "lectureNo")
        LEFT JOIN "LectureProgress" p ON p."enrolmentNo" = $2 AND p."lectureNo" = l."lectureNo"
       WHERE c."courseNo" = $1 ORDER BY c."position"`,
    values: [courseNo, enrolmentNo],
  })
  return rows.map(({ creditedMs, isFinished, ...lecture }, index) => ({
    ...lecture,
    order: index + 1,
    studyTime: Math.floor(creditedMs / 1000),
    status: studyStatusOf(isFinished),
  }))
}
