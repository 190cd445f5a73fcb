import { addSeoulMonths, seoulDay, seoulInstant, seoulTime, seoulYear } from '../../time/seoul-day.ts'
import { OnlineType } from '../../text.ts'

/** Marks the coming year's courses as overdue from this day on; the date is ours (issue 13, «Next year»). */
const DUE_FROM = '11-01'

export function isNextYearDue(now: Date): boolean {
  return seoulDay(now) >= `${seoulYear(now)}-${DUE_FROM}`
}

/** Returns the same day and hour in Seoul a year later; 29 February becomes the 28th. */
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

export interface ComingCourse {
  onlineType: OnlineType
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
  /** Counts the courses that lack the part; it is 1 for the survey, and 0 if this year has no course either. */
  count: number
  courseNo: number | null
}

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

export function missingText({ part, count }: Pick<MissingPart, 'part' | 'count'>): string {
  if (count === 0) return '올해 과정 없음'
  const label = nextYearPartLabel[part]
  if (part === 'survey') return `${label} 없음`
  return part === 'courses' ? `공개하지 않은 과정 ${count}개` : `${label} 없는 과정 ${count}개`
}
