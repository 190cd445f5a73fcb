import { seoulDay, seoulTime } from '../../time/seoul-day.ts'
import type { Guard, TimeNeeded } from './december-guard.ts'

const MINUTE_MS = 60_000

export function guardSentence({ state, startBy }: Guard): string {
  switch (state) {
    case 'ahead':
      return `늦어도 ${monthDay(startBy)} ${seoulTime(startBy)}에 시작하셔야 합니다`
    case 'now':
      return '지금 시작하셔야 합니다'
    case 'late':
      return '18시까지는 모자랍니다. 지금 바로 시작해주세요'
    case 'evening':
      return '오늘 밤 12시까지 마치실 수 있습니다'
    case 'over':
    default:
      return '올해 안에 마치실 수 없습니다'
  }
}

function monthDay(at: Date): string {
  const [, month, day] = seoulDay(at).split('-').map(Number)
  return `${month}월 ${day}일`
}

export type GuardStep = { at: string; step: 'lectures' | 'survey' | 'test' | 'end'; minutes: number }

export function guardSteps(startBy: Date, deadline: Date, needed: Omit<TimeNeeded, 'year'>): GuardStep[] {
  const testAt = deadline.getTime() - needed.testMinutes * MINUTE_MS
  const surveyAt = testAt - needed.surveyMinutes * MINUTE_MS
  const steps = [
    { from: startBy.getTime(), step: 'lectures' as const, minutes: Math.ceil(needed.lectureSeconds / 60) },
    { from: surveyAt, step: 'survey' as const, minutes: needed.surveyMinutes },
    { from: testAt, step: 'test' as const, minutes: needed.testMinutes },
  ]
  return [
    ...steps
      .filter(({ minutes }) => minutes > 0)
      .map(({ from, step, minutes }) => ({ at: seoulTime(new Date(from)), step, minutes })),
    { at: seoulTime(deadline), step: 'end' as const, minutes: 0 },
  ]
}
