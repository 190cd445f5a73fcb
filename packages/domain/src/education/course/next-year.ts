import { addSeoulMonths, seoulDay, seoulInstant, seoulTime, seoulYear } from '../../time/seoul-day.ts'
import { OnlineType } from '../../text.ts'

/** From this day of the year on the coming year's courses are overdue. Ours (issue 13, «Next year»). */
const DUE_FROM = '11-01'

export function isNextYearDue(now: Date): boolean {
  return seoulDay(now) >= `${seoulYear(now)}-${DUE_FROM}`
}

/** The same day and hour of Seoul a year later; of 29 February the 28th. */
export function aYearLater(at: Date): Date {
  return seoulInstant(addSeoulMonths(seoulDay(at), 12), seoulTime(at))
}

export const nextYearParts = ['courses', 'lectures', 'windows', 'bank', 'survey'] as const
type NextYearPart = (typeof nextYearParts)[number]

const nextYearPartLabel: Record<NextYearPart, string> = {
  courses: '과정',
  lectures: '강의',
  windows: '신청 기간',
  bank: '문제은행',
  survey: '설문',
}

/** A course of this year that takes applications, and how far its counterpart of the coming year is. */
export interface ComingCourse {
  onlineType: OnlineType
  /** Null: there is neither a version nor a draft. */
  next: {
    courseNo: number
    isPublished: boolean
    lectureCount: number
    windowCount: number
    questionCount: number
    bankCount: number
  } | null
}

export interface MissingPart {
  part: NextYearPart
  /** Courses that lack it; of the survey 1; 0: this year has no course either. */
  count: number
  /** The draft that lacks it, where there is only one. */
  courseNo: number | null
}

/** What applicants of the coming year would miss; without a course of this year there is none to begin from. */
export function missingOfNextYear(courses: readonly ComingCourse[], hasSurvey: boolean): MissingPart[] {
  if (courses.length === 0) return [{ part: 'courses', count: 0, courseNo: null }]
  const online = courses.filter(({ onlineType }) => onlineType === OnlineType.online)
  const lacking: Record<NextYearPart, readonly ComingCourse[]> = {
    courses: courses.filter(({ next }) => !next?.isPublished),
    lectures: online.filter(({ next }) => !next || next.lectureCount === 0),
    windows: online.filter(({ next }) => !next || next.windowCount === 0),
    bank: online.filter(({ next }) => !next || next.bankCount < next.questionCount),
    survey: [],
  }
  return nextYearParts.flatMap((part): MissingPart[] => {
    if (part === 'survey') return hasSurvey || online.length === 0 ? [] : [{ part, count: 1, courseNo: null }]
    const without = lacking[part]
    const [first] = without
    if (!first) return []
    return [
      { part, count: without.length, courseNo: without.length === 1 ? (first.next?.courseNo ?? null) : null },
    ]
  })
}

/** «공개하지 않은 과정 3개», «강의 없는 과정 2개», «설문 없음», «올해 과정 없음» */
export function missingText({ part, count }: Pick<MissingPart, 'part' | 'count'>): string {
  if (count === 0) return '올해 과정 없음'
  const label = nextYearPartLabel[part]
  if (part === 'survey') return `${label} 없음`
  return part === 'courses' ? `공개하지 않은 과정 ${count}개` : `${label} 없는 과정 ${count}개`
}
