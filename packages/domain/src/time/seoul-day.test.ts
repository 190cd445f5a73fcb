import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addSeoulDays,
  addSeoulMonths,
  endOfSeoulYear,
  formatSeoulDate,
  formatSeoulDateTime,
  formatSeoulSentence,
  seoulDay,
  seoulInstant,
  seoulTime,
  seoulYear,
  startOfSeoulDay,
} from './seoul-day.ts'

describe('a day in Seoul', () => {
  test.each([
    ['2026-11-20T14:59:59.999Z', '2026-11-20', '23:59'],
    ['2026-11-20T15:00:00.000Z', '2026-11-21', '00:00'],
    ['2026-12-31T15:00:00.000Z', '2027-01-01', '00:00'],
    ['2024-02-29T00:00:00.000Z', '2024-02-29', '09:00'],
  ])('reads the instant %s as the day %s at %s', (instant, day, time) => {
    expect(seoulDay(new Date(instant))).toBe(day)
    expect(seoulTime(new Date(instant))).toBe(time)
    expect(seoulYear(new Date(instant))).toBe(Number(day.slice(0, 4)))
  })

  test('starts a day at midnight and includes every instant until the next midnight', () => {
    const instants = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, (at) => {
        const day = seoulDay(at)
        expect(startOfSeoulDay(day).getTime()).toBeLessThanOrEqual(at.getTime())
        expect(startOfSeoulDay(addSeoulDays(day, 1)).getTime()).toBeGreaterThan(at.getTime())
        expect(seoulInstant(day, seoulTime(at)).getTime()).toBe(Math.floor(at.getTime() / 60_000) * 60_000)
      }),
    )
  })

  test('ends the year at midnight in Seoul', () => {
    expect(endOfSeoulYear(2026).toISOString()).toBe('2026-12-31T15:00:00.000Z')
  })
})

describe('calendar months', () => {
  test.each([
    ['2026-03-15', 1, '2026-04-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-05-31', 13, '2027-06-30'],
  ])('computes from %s and %i months %s', (day, months, expected) => {
    expect(addSeoulMonths(day, months)).toBe(expected)
  })
})

test('prints dates like Korean public sites', () => {
  const at = new Date('2026-12-10T01:05:00Z')
  expect(formatSeoulDate(at)).toBe('2026.12.10')
  expect(formatSeoulDate('2026-11-06')).toBe('2026.11.06')
  expect(formatSeoulDateTime(at)).toBe('2026.12.10 10:05')
  expect(formatSeoulSentence(at)).toBe('2026년 12월 10일(목)')
  expect(formatSeoulSentence('2026-01-01')).toBe('2026년 1월 1일(목)')
})
