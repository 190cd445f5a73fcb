import { describe, expect, it } from 'vitest'
import { datePartsOf, daysOfMonth, eightDigits, offeredYears, withMonth, withYear } from './date-parts.ts'

describe('choice of a birth date', () => {
  it('offers birth years from 80 back to 30 ahead', () => {
    const years = offeredYears(2026)
    expect([years[0], years.at(-1)]).toEqual([2056, 1946])
  })

  it('knows the length of February', () => {
    expect(daysOfMonth({ year: '2024', month: '02', day: '' })).toHaveLength(29)
    expect(daysOfMonth({ year: '2026', month: '02', day: '' })).toHaveLength(28)
  })

  it('returns to the first day when the month changes', () => {
    expect(withMonth({ year: '1960', month: '01', day: '31' }, '02')).toEqual({
      year: '1960',
      month: '02',
      day: '01',
    })
  })

  it('accepts a typed older year and keeps a day that still exists', () => {
    expect(withYear({ year: '', month: '02', day: '28' }, '1938년').year).toBe('1938')
    expect(withYear({ year: '2024', month: '02', day: '29' }, '2023').day).toBe('01')
  })

  it('gives eight digits only for a whole date', () => {
    expect(eightDigits({ year: '1960', month: '03', day: '' })).toBe('')
    expect(eightDigits(datePartsOf('1960-03-01'))).toBe('19600301')
  })
})
