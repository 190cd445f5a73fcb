import { readNextYear as contract } from '@hygiene/contracts/education/course/staff/read-next-year'
import { courseDifference } from '@hygiene/domain/education/course/course-rules'
import { courseVersionState } from '@hygiene/domain/education/course/course-version'
import { missingOfNextYear } from '@hygiene/domain/education/course/next-year'
import { comingCourses, type CoursePair } from '../coming-courses.ts'
import { kindOf, rulesOf } from '../load-version.ts'
import { query } from '../../../kit/operation.ts'

export const readNextYear = query(contract, async ({ db, now }) => {
  const { year, pairs, hasSurvey } = await comingCourses(db, now)
  return {
    year,
    asOf: now,
    missing: missingOfNextYear(pairs, hasSurvey),
    hasSurvey,
    courses: pairs.map((pair) => ({
      ...kindOf(pair.current),
      courseNo: pair.current.courseNo,
      next: comingView(pair, now),
    })),
  }
})

function comingView({ current, coming, next }: CoursePair, now: Date) {
  if (!coming || !next) return null
  const { isPublished, bankCount, questionCount, courseNo } = next
  return {
    courseNo,
    isPublished,
    bankCount,
    questionCount,
    state: courseVersionState(coming.startsAt, [coming], now),
    revision: coming.revision,
    differences: courseDifference(rulesOf(current), rulesOf(coming)),
  }
}
