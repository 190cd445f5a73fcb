import { describe, expect, it } from 'vitest'
import { daysUntilText } from './study-text.ts'

describe('the days until an education day', () => {
  const lateEvening = new Date('2026-11-30T23:50:00+09:00')

  it.each([
    ['2026-11-30', '오늘'],
    ['2026-12-01', '내일'],
    ['2026-12-02', '2일 뒤'],
    ['2026-12-30', '30일 뒤'],
  ])('shows %s as %s by the days of Seoul', (day, text) => {
    expect(daysUntilText(day, lateEvening)).toBe(text)
  })
})
