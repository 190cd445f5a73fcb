import { formatWon } from '../../money/payment/won.ts'
import { formatSeoulDateTime } from '../../time/seoul-day.ts'
import { OnlineType } from '../../text.ts'
import { keysOf } from '../../keys-of.ts'

/** What a version of a course lays down; everything an enrolment keeps from the day it was applied for. */
export interface CourseRules {
  priceWon: number
  hours: number
  /** Points of 100. */
  passScore: number
  questionCount: number
  /** Null: as often as needed. */
  maxAttempts: number | null
  /** In their order. */
  lectures: readonly { lectureNo: number; title: string; durationSeconds: number }[]
  /** When applications for an online course are taken. */
  windows: readonly { opensAt: Date; closesAt: Date }[]
}

export type CourseRule = keyof CourseRules

export const courseRuleLabel: Record<CourseRule, string> = {
  priceWon: '교육비',
  hours: '교육 시간',
  passScore: '합격 점수',
  questionCount: '문항 수',
  maxAttempts: '평가 횟수',
  lectures: '강의 차례',
  windows: '신청 기간',
}

const TEXT: Record<CourseRule, (rules: CourseRules) => string> = {
  priceWon: ({ priceWon }) => formatWon(priceWon),
  hours: ({ hours }) => `${hours}시간`,
  passScore: ({ passScore }) => `${passScore}점`,
  questionCount: ({ questionCount }) => `${questionCount}문항`,
  maxAttempts: ({ maxAttempts }) => (maxAttempts === null ? '제한 없음' : `${maxAttempts}회`),
  lectures: ({ lectures }) => lecturesInText(lectures),
  windows: ({ windows }) => windows.map(windowInText).join(', ') || '없음',
}

/** «6강 192분: 식품위생법령과 영업자 준수사항, …» */
function lecturesInText(lectures: CourseRules['lectures']): string {
  if (lectures.length === 0) return '없음'
  const titles = lectures.map(({ title }) => title).join(', ')
  return `${lectures.length}강 ${lectureMinutes(lectures)}분: ${titles}`
}

/** Minutes of all lectures, rounded down. */
export function lectureMinutes(lectures: readonly { durationSeconds: number }[]): number {
  return Math.floor(lectures.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) / 60)
}

/** «2027.01.01 09:00 ~ 2027.12.31 18:00» */
function windowInText({ opensAt, closesAt }: CourseRules['windows'][number]): string {
  return `${formatSeoulDateTime(opensAt)} ~ ${formatSeoulDateTime(closesAt)}`
}

export interface RuleDifference {
  rule: CourseRule
  label: string
  before: string
  after: string
}

/** The rules on which two versions differ, in words; of the first version of a course all of them. */
export function courseDifference(before: CourseRules | null, after: CourseRules): RuleDifference[] {
  return RULES.map((rule) => ({
    rule,
    label: courseRuleLabel[rule],
    before: before ? TEXT[rule](before) : '-',
    after: TEXT[rule](after),
  })).filter((difference) => difference.before !== difference.after)
}

const RULES = keysOf(courseRuleLabel)

/** What two people read before they publish an online course whose lectures are shorter than its hours; empty when nothing is missing. */
export function missingMinutesSentence(
  onlineType: OnlineType,
  rules: Pick<CourseRules, 'hours' | 'lectures'>,
): string[] {
  const missing = rules.hours * 60 - lectureMinutes(rules.lectures)
  if (onlineType !== OnlineType.online || missing <= 0) return []
  return [
    `강의 영상이 모두 ${lectureMinutes(rules.lectures)}분입니다. 교육 시간 ${rules.hours}시간보다 ${missing}분 짧습니다.`,
  ]
}
