import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { saveCourseDraft } from '@hygiene/contracts/education/course/staff/save-course-draft'
import { seoulDay, seoulInstant, seoulTime } from '@hygiene/domain/time/seoul-day'
import type { Rules } from './course-text.ts'

export interface Typed {
  priceWon: string
  hours: string
  passScore: string
  questionCount: string
  /** Is empty for unlimited attempts. */
  maxAttempts: string
  lectureNos: readonly number[]
  /** Holds Seoul local time, as in «2027-01-01T09:00». */
  windows: readonly { opensAt: string; closesAt: string }[]
}

export type TypedNumber = 'priceWon' | 'hours' | 'passScore' | 'questionCount' | 'maxAttempts'
export type Errors = Partial<Record<TypedNumber | 'windows', string>>

function onWallClock(at: string): string {
  const instant = new Date(at)
  return `${seoulDay(instant)}T${seoulTime(instant)}`
}

export function instantOf(wall: string): string {
  const [day = '', time = ''] = wall.split('T')
  return seoulInstant(day, time).toISOString()
}

export function typedOf(rules: Rules): Typed {
  return {
    priceWon: String(rules.priceWon),
    hours: String(rules.hours),
    passScore: String(rules.passScore),
    questionCount: String(rules.questionCount),
    maxAttempts: rules.maxAttempts === null ? '' : String(rules.maxAttempts),
    lectureNos: rules.lectures.map(({ lectureNo }) => lectureNo),
    windows: rules.windows.map(({ opensAt, closesAt }) => ({
      opensAt: onWallClock(opensAt),
      closesAt: onWallClock(closesAt),
    })),
  }
}

export const isSame = (one: Typed, other: Typed): boolean => JSON.stringify(one) === JSON.stringify(other)

const NUMBERS: Record<TypedNumber, { least: number; most: number; name: string; isOptional?: true }> = {
  priceWon: { least: 0, most: 1_000_000, name: '교육비' },
  hours: { least: 1, most: 40, name: '교육 시간' },
  passScore: { least: 1, most: 100, name: '합격 점수' },
  questionCount: { least: 1, most: 100, name: '문항 수' },
  maxAttempts: { least: 1, most: 100, name: '평가 횟수', isOptional: true },
}

export function errorsOf(typed: Typed): Errors {
  const errors: Errors = {}
  for (const [name, { least, most, name: label, isOptional }] of Object.entries(NUMBERS)) {
    const text = typed[name as TypedNumber].replaceAll(',', '').trim()
    if (isOptional && text === '') continue
    const value = Number(text)
    const fits = /^\d+$/.test(text) && value >= least && value <= most
    if (!fits)
      errors[name as TypedNumber] =
        `${label}: ${least.toLocaleString('ko-KR')}에서 ${most.toLocaleString('ko-KR')} 사이로 입력해주세요.`
  }
  const isWhole = typed.windows.every(({ opensAt, closesAt }) => WALL.test(opensAt) && WALL.test(closesAt))
  if (!isWhole) errors.windows = '신청 기간의 날짜와 시각을 모두 입력해주세요.'
  else if (typed.windows.some(({ opensAt, closesAt }) => opensAt >= closesAt))
    errors.windows = '신청 기간의 끝이 시작보다 뒤여야 합니다.'
  return errors
}

const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

const number = (text: string) => Number(text.replaceAll(',', ''))

export function sentOf(typed: Typed): Omit<SentTo<typeof saveCourseDraft>, 'courseNo' | 'revision'> {
  return {
    priceWon: number(typed.priceWon),
    hours: number(typed.hours),
    passScore: number(typed.passScore),
    questionCount: number(typed.questionCount),
    maxAttempts: typed.maxAttempts.trim() === '' ? null : number(typed.maxAttempts),
    lectureNos: [...typed.lectureNos],
    windows: typed.windows.map(({ opensAt, closesAt }) => ({
      opensAt: instantOf(opensAt),
      closesAt: instantOf(closesAt),
    })),
  }
}
