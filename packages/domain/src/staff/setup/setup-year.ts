import { courseFault, type CourseNeed, ONLINE_NEEDS } from '../../education/course/course-needs.ts'
import { isNextYearDue } from '../../education/course/next-year.ts'
import { seoulYear } from '../../time/seoul-day.ts'
import { OnlineType } from '../../text.ts'
import type { SetupCourse, SetupFacts } from './setup-facts.ts'

export interface Judged {
  isDone: boolean
  reason: string
  courseNo?: number | null
}

/** Returns the published courses, or the drafts if none is published. */
function judgedCourses({ courses }: SetupFacts, year: number): SetupCourse[] {
  const ofYear = courses.filter((course) => course.year === year)
  const published = ofYear.filter(({ isPublished }) => isPublished)
  return published.length > 0 ? published : ofYear
}

const isOnline = ({ onlineType }: SetupCourse) => onlineType === OnlineType.online

/** Judges one need for all courses of a year. It is missing if any course lacks it or no course exists. */
export function judgeNeed(facts: SetupFacts, need: CourseNeed, year: number, now: Date): Judged {
  if (need === 'survey') return judgeSurvey(facts, year, now)
  const courses = judgedCourses(facts, year).filter((course) => !ONLINE_NEEDS.has(need) || isOnline(course))
  if (courses.length === 0) return { isDone: false, reason: `${year}년 온라인 과정이 없습니다.` }
  const lacking = courses.filter((course) => courseFault[need](course) !== null)
  const [first] = lacking
  if (first) {
    const more = lacking.length > 1 ? ` 외 ${lacking.length - 1}개` : ''
    const { courseNo, name } = first
    return { isDone: false, reason: `${name}${more}: ${courseFault[need](first)}`, courseNo }
  }
  const unpublished = need === 'course' ? judgePublished(facts, courses, year, now) : null
  return unpublished ?? { isDone: true, reason: `과정 ${courses.length}개` }
}

function judgePublished(
  { withoutNext }: SetupFacts,
  courses: readonly SetupCourse[],
  year: number,
  now: Date,
): Judged | null {
  const draft = courses.find(({ isPublished }) => !isPublished)
  if (draft) {
    const { courseNo, name } = draft
    return { isDone: false, reason: `${name}: 아직 공개하지 않았습니다.`, courseNo }
  }
  const isComing = year > seoulYear(now) && isNextYearDue(now)
  if (!isComing || withoutNext === 0) return null
  return { isDone: false, reason: `올해 과정 가운데 ${withoutNext}개는 공개한 ${year}년 과정이 없습니다.` }
}

function judgeSurvey({ surveyYears, waitingForSurvey }: SetupFacts, year: number, now: Date): Judged {
  if (surveyYears.includes(year)) return { isDone: true, reason: '있습니다' }
  const isWaiting = waitingForSurvey > 0 && year === seoulYear(now)
  const waiting = isWaiting ? ` 수강생 ${waitingForSurvey.toLocaleString('ko-KR')}명이 기다립니다.` : ''
  return { isDone: false, reason: `${year}년 설문이 없습니다.${waiting}` }
}
