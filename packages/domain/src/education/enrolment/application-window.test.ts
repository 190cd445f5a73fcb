import { describe, expect, test } from 'vitest'
import {
  applicationClosedSentence,
  defaultOnlineWindow,
  isApplicationOpen,
  nextOpeningAt,
} from './application-window.ts'

const windows = [2024, 2025].map(defaultOnlineWindow)

describe('online application period', () => {
  test.each([
    ['2024-12-31T17:59:59.999+09:00', true],
    ['2024-12-31T18:00:00.000+09:00', false],
    ['2025-01-01T00:00:00.000+09:00', false],
    ['2025-01-01T08:59:59.999+09:00', false],
    ['2025-01-01T09:00:00.000+09:00', true],
    ['2025-07-01T03:00:00.000+09:00', true],
    ['2023-12-31T17:00:00.000+09:00', false],
  ])('decides at %s whether online application is open: %s', (instant, expected) => {
    expect(isApplicationOpen(windows, new Date(instant))).toBe(expected)
  })

  test('names on New Year’s Eve the closed year and the next opening', () => {
    const eve = new Date('2024-12-31T20:00:00+09:00')
    expect(applicationClosedSentence(windows, eve)).toBe(
      '2024년도 온라인 교육 신청기간이 아닙니다. 2025년 1월 1일 09:00부터 신청하실 수 있습니다.',
    )
    expect(applicationClosedSentence(windows, new Date('2025-01-01T01:00:00+09:00'))).toMatch(/^2025년도/)
  })

  test('announces no opening when none is planned', () => {
    const late = new Date('2026-03-01T00:00:00Z')
    expect(nextOpeningAt(windows, late)).toBeNull()
    expect(applicationClosedSentence(windows, late)).toBe('2026년도 온라인 교육 신청기간이 아닙니다.')
    expect(isApplicationOpen([], late)).toBe(false)
  })
})
