import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit/paging'
import { listStudyRoom as contract } from '@hygiene/contracts/education/study/list-study-room'
import type { EnrolmentStatus } from '@hygiene/db/generated/client'
import { readPage } from '@hygiene/db/read-page'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { isUnderStudy } from '@hygiene/domain/education/enrolment/enrolment-status'
import { lastStudyDay } from '@hygiene/domain/education/study/study-term'
import { nextStudyStep } from '@hygiene/domain/education/study/study-order'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { studyFactsAt } from '@hygiene/domain/education/study/study-record'
import { CURRENT_LECTURE, type CurrentLecture, STUDY_COUNTS, type StudyCounts } from './find-study.ts'
import { guardAnswer, restOf } from './study-guard.ts'
import { UNDER_STUDY } from '@hygiene/domain/education/enrolment/enrolment-status'
import { sqlList } from '@hygiene/db/sql-list'
import { query } from '../../kit/operation.ts'
import type { IndustryType, SalesType } from '@hygiene/domain/text'

interface RoomRow extends StudyCounts, Pick<CurrentLecture, 'lectureNo' | 'lectureOrder'> {
  enrolmentNo: EnrolmentNo
  educationName: string
  businessName: string
  industryType: IndustryType
  salesType: SalesType
  year: number
  extendedToOn: string | null
  status: EnrolmentStatus
  surveyMinutes: number
  testMinutes: number
  totalRow: number
}

/** Uses raw `pg` and one statement, because every student returns to this page (docs/performance.md). */
const STUDY_ROOM = {
  name: 'study-room',
  text: `
    SELECT e."enrolmentNo", k."name" AS "educationName", e."businessName", e."industryType", e."salesType", e."year", e."extendedToOn",
           e."status"::text AS "status", e."totalRow", k."surveyMinutes", k."testMinutes", "counts".*,
           "current"."lectureNo", "current"."lectureOrder"
      FROM (SELECT *, (count(*) OVER ())::int AS "totalRow" FROM "OnlineEnrolment"
             WHERE "memberNo" = $1
               AND ("status" = 'completed' OR ("status" IN (${sqlList(UNDER_STUDY)}) AND ("year" >= $2
                     OR "extendedToOn" >= to_char($2::int, 'FM0000'))))
             ORDER BY "appliedAt" DESC, "enrolmentNo" DESC OFFSET $3 LIMIT $4) e
      JOIN "Course" k USING ("courseNo")
     CROSS JOIN ${STUDY_COUNTS}
      LEFT JOIN ${CURRENT_LECTURE} ON true
     ORDER BY e."appliedAt" DESC, e."enrolmentNo" DESC`,
}

/** Lists the person's paid courses of this year and every completed one, newest first. */
export const listStudyRoom = query(contract, { needs: ['pool'] }, async ({ input, actor, now, pool }) => {
  const { page, limit } = input
  const year = seoulYear(now)
  const { rows, totalRow } = await readPage(pageWindow(page, limit), async (offset, take) =>
    pool.query<RoomRow>({ ...STUDY_ROOM, values: [actor.memberNo, year, offset, take] }),
  )
  const list = rows.map((row) => ({
    ...row,
    endDate: lastStudyDay(row),
    finishedCount: row.finishedLectureCount,
    guard: isUnderStudy(row.status) ? guardAnswer(restOf(row), true, now) : null,
    nextStep: nextStudyStep(studyFactsAt(row, now), now),
  }))
  return { list, pageInfo: pageFactsOf(page, limit, totalRow) }
})
