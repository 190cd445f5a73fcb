import { readNextYear as contract } from '@hygiene/contracts/education/course/staff/read-next-year'
import { courseDifference, courseVersionState, missingOfNextYear } from '@hygiene/domain'
import { comingCourses, type CoursePair } from '@hygiene/operations/education/course/coming-courses'
import { kindOf, rulesOf } from '@hygiene/operations/education/course/load-version'
import { implement } from '../../../http/implement.ts'

export const readNextYear = implement(contract, async ({ deps, now }) => {
  const { year, pairs, hasSurvey } = await comingCourses(deps.db, now)
  return {
    year,
    asOf: now.toISOString(),
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
