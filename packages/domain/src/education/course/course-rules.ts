import { formatWon } from '../../money/payment/won.ts'
import { formatSeoulDateTime } from '../../time/seoul-day.ts'
import { OnlineType } from '../../text.ts'
import { keysOf } from '../../keys-of.ts'

/** Holds the rules of a course version; an enrolment keeps those of the day of application. */
export interface CourseRules {
  priceWon: number
  hours: number
  passScore: number
  questionCount: number
  maxAttempts: number | null
  lectures: readonly { lectureNo: number; title: string; durationSeconds: number }[]
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

function lecturesInText(lectures: CourseRules['lectures']): string {
  if (lectures.length === 0) return '없음'
  const titles = lectures.map(({ title }) => title).join(', ')
  return `${lectures.length}강 ${lectureMinutes(lectures)}분: ${titles}`
}

export function lectureMinutes(lectures: readonly { durationSeconds: number }[]): number {
  return Math.floor(lectures.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) / 60)
}

function windowInText({ opensAt, closesAt }: CourseRules['windows'][number]): string {
  return `${formatSeoulDateTime(opensAt)} ~ ${formatSeoulDateTime(closesAt)}`
}

export interface RuleDifference {
  rule: CourseRule
  label: string
  before: string
  after: string
}

/** Describes the rules that differ between two versions; for the first version of a course it returns all rules. */
export function courseDifference(before: CourseRules | null, after: CourseRules): RuleDifference[] {
  return RULES.map((rule) => ({
    rule,
    label: courseRuleLabel[rule],
    before: before ? TEXT[rule](before) : '-',
    after: TEXT[rule](after),
  })).filter((difference) => difference.before !== difference.after)
}

const RULES = keysOf(courseRuleLabel)

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
