import type { TaxKind } from '../../money/payment/tax.ts'
import { OnlineType } from '../../text.ts'

export interface NeededCourse {
  year: number
  onlineType: OnlineType
  taxKind: TaxKind
  priceWon: number
  hours: number
  lectureMinutes: number
  questionCount: number
  bankCount: number
  hasWindow: boolean
}

export const courseNeeds = ['tax', 'course', 'bank', 'survey', 'window', 'price'] as const
export type CourseNeed = (typeof courseNeeds)[number]

export const courseNeedLabel: Record<CourseNeed, string> = {
  tax: '과세 구분',
  course: '강의 영상',
  bank: '문제은행',
  survey: '설문',
  window: '신청 기간',
  price: '교육비',
}

export const ONLINE_NEEDS: ReadonlySet<CourseNeed> = new Set(['course', 'bank', 'survey', 'window'])

export const courseFault: Record<Exclude<CourseNeed, 'survey'>, (course: NeededCourse) => string | null> = {
  tax: ({ taxKind }) => (taxKind === 'undecided' ? '과세인지 면세인지 정하지 않았습니다.' : null),
  course: ({ lectureMinutes, hours }) =>
    lectureMinutes < hours * 60
      ? `강의 영상이 ${lectureMinutes}분입니다. 교육 시간 ${hours}시간(${hours * 60}분)보다 짧습니다.`
      : null,
  bank: ({ bankCount, questionCount }) =>
    bankCount < questionCount
      ? `${questionCount}문항을 내는데 문제은행에 ${bankCount}문항이 있습니다.`
      : null,
  window: ({ hasWindow, year }) => (hasWindow ? null : `${year}년 신청 기간이 없습니다.`),
  price: ({ priceWon }) => (priceWon === 0 ? '교육비가 0원입니다.' : null),
}

export function needsOf(
  course: NeededCourse,
  hasSurvey: boolean,
): { need: CourseNeed; fault: string | null }[] {
  const isOnline = course.onlineType === OnlineType.online
  return courseNeeds
    .filter((need) => isOnline || !ONLINE_NEEDS.has(need))
    .map((need) => ({
      need,
      fault:
        need === 'survey'
          ? hasSurvey
            ? null
            : `${course.year}년 설문이 없습니다.`
          : courseFault[need](course),
    }))
}
