import { describe, expect, it } from 'vitest'
import { sampleSession } from '../../testing/sample-session.ts'
import {
  beginSearch,
  venuesText,
  shiftMonth,
  usefulFirst,
  weekAround,
  weeksOf,
  zipProvinceOf,
} from './session-search.ts'

const now = new Date('2026-11-30T23:30:00+09:00')

describe('the search for a session', () => {
  it('starts with this month in the province of the place', () => {
    const search = { region: '1', sidoCode: '4100000000', month: '2026-11', day: '' }
    expect(beginSearch(now, '4100000000')).toEqual(search)
    expect(beginSearch(now).region).toBe('')
  })

  it('requests the chosen province, else the region', () => {
    const search = beginSearch(now, '4100000000')
    expect(zipProvinceOf(search)).toBe('4100000000')
    expect(zipProvinceOf({ ...search, sidoCode: '' })).toBe('1')
    expect(zipProvinceOf({ ...search, sidoCode: '2800000000' })).toBe('2800000000')
  })

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2026-11', 1, '2026-12'],
  ])('shifts the month from %s by %i to %s', (month, months, then) => {
    expect(shiftMonth(month, months)).toBe(then)
  })
})

describe('the weeks of a month', () => {
  it('puts the first of December 2026 on a Tuesday and the 31st on a Thursday', () => {
    const weeks = weeksOf('2026-12')
    expect(weeks[0]?.slice(0, 3)).toEqual([null, null, '2026-12-01'])
    expect(weeks.at(-1)?.slice(3)).toEqual(['2026-12-30', '2026-12-31', null, null])
  })

  it.each(['2026-02', '2026-11', '2027-02', '2028-02'])(
    'holds every day of %s once, seven a week',
    (month) => {
      const weeks = weeksOf(month)
      const days = weeks.flat().filter((day) => day !== null)
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      expect(days).toEqual([...new Set(days)].toSorted())
      expect(days.at(-1)?.slice(8)).toBe(month === '2026-11' ? '30' : month === '2028-02' ? '29' : '28')
    },
  )

  it('spans the week around a day from Sunday to Saturday, also over the end of a month', () => {
    expect(weekAround('2026-12-31')).toEqual({ from: '2026-12-27', to: '2027-01-02' })
    expect(weekAround('2026-12-06')).toEqual({ from: '2026-12-06', to: '2026-12-12' })
  })
})

describe('the venues of a day', () => {
  const cancelled = sampleSession(1, { state: 'cancelled' })
  const full = sampleSession(2, { state: 'full' })
  const open = sampleSession(3)
  const evening = sampleSession(4, { list: { ...open.list } })

  it('puts venues with a seat first and unavailable ones last', () => {
    expect(usefulFirst([cancelled, full, open])).toEqual([open, full, cancelled])
  })

  it.each([
    [[cancelled, full, open, evening], '자리 있는 교육장 1곳'],
    [[open, sampleSession(5)], '자리 있는 교육장 2곳'],
    [[cancelled, full], '대기할 수 있는 교육장 1곳'],
    [[cancelled], '신청할 수 있는 교육장 없음'],
  ])('counts the venues %# as «%s»', (sessions, text) => {
    expect(venuesText(sessions)).toBe(text)
  })
})
