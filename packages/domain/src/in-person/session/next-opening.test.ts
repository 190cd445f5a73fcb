import { expect, it } from 'vitest'
import { noSessionSentence } from './next-opening.ts'

const now = new Date('2026-11-21T01:00:00Z')
const closesAt = new Date('2026-12-09T09:00:00Z')

it('names the time from which the next session takes applications', () => {
  const windows = [
    { opensAt: new Date('2026-12-01T00:00:00Z'), closesAt },
    { opensAt: new Date('2026-11-24T00:00:00Z'), closesAt },
  ]
  expect(noSessionSentence(windows, now)).toBe(
    '지금 신청을 받는 집합교육 일정이 없습니다. 2026년 11월 24일 09:00부터 신청하실 수 있습니다.',
  )
})

it('names no time when no session is planned', () => {
  expect(noSessionSentence([], now)).toBe('지금 신청을 받는 집합교육 일정이 없습니다.')
  expect(noSessionSentence([{ opensAt: now, closesAt }], now)).toBe(
    '지금 신청을 받는 집합교육 일정이 없습니다.',
  )
})
