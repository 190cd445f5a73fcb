import { describe, expect, it } from 'vitest'
import { leftToWindUp, replacementText, sessionState, shortWhenText, whenText } from './session-text.ts'
import { sampleSession } from '../../../testing/session-samples.ts'

describe('a session in words', () => {
  it('describes a session by its day and times in Seoul', () => {
    expect(whenText(sampleSession)).toBe('2026년 12월 10일\u2060(목)\u2060 10:00~17:00')
    expect(shortWhenText(sampleSession)).toBe('12월 10일\u2060(목)\u2060 10:00~17:00')
    expect(replacementText({ ...sampleSession, free: 7 })).toBe(
      '12월 10일\u2060(목)\u2060 10:00~17:00 수원 교육장 (빈자리 7석)',
    )
  })

  it.each([
    ['open', '2026-12-10T00:59:59Z', '예정'],
    ['open', '2026-12-10T01:00:00Z', '진행 중'],
    ['open', '2026-12-10T08:00:00Z', '끝남'],
    ['closed', '2026-12-11T00:00:00Z', '마감'],
    ['cancelled', '2026-12-01T00:00:00Z', '취소'],
  ] as const)('shows a session that is %s at %s as %s', (status, now, label) => {
    expect(sessionState({ ...sampleSession, status }, new Date(now)).label).toBe(label)
  })

  it('counts people left to settle only after a cancellation', () => {
    expect(leftToWindUp(sampleSession)).toBe(0)
    expect(leftToWindUp({ ...sampleSession, status: 'cancelled' })).toBe(14)
  })
})
