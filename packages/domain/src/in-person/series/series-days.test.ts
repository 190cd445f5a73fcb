import { describe, expect, it } from 'vitest'
import { addSeoulDays, seoulWeekday } from '../../time/seoul-day.ts'
import { sameDayNextMonth, type SeriesPattern, seriesDays, weekdays } from './series-days.ts'

const HOLIDAYS = new Map([
  ['2026-12-25', '성탄절'],
  ['2027-01-01', '신정'],
])
const days = (pattern: SeriesPattern) => seriesDays(pattern, HOLIDAYS).map(({ day }) => day)
const from = '2026-12-01'

describe('the days of a series', () => {
  it.each<[string, SeriesPattern, string[]]>([
    [
      'every Tuesday and Thursday',
      { kind: 'weekly', from, until: '2026-12-10', weekdays: ['화', '목'], everyWeeks: 1 },
      ['2026-12-01', '2026-12-03', '2026-12-08', '2026-12-10'],
    ],
    [
      'every other week, counted from the Monday of the first',
      { kind: 'weekly', from: '2026-12-03', until: '2026-12-31', weekdays: ['화', '목'], everyWeeks: 2 },
      ['2026-12-03', '2026-12-15', '2026-12-17', '2026-12-29', '2026-12-31'],
    ],
    [
      'the second Thursday',
      { kind: 'monthly', from, until: '2027-02-28', week: 2, weekday: '목' },
      ['2026-12-10', '2027-01-14', '2027-02-11'],
    ],
    [
      'the last Tuesday, be it the fourth or the fifth',
      { kind: 'monthly', from, until: '2027-02-28', week: 5, weekday: '화' },
      ['2026-12-29', '2027-01-26', '2027-02-23'],
    ],
    [
      'days that were chosen, each once and in their order',
      { kind: 'list', days: ['2026-12-09', '2026-12-02', '2026-12-09'] },
      ['2026-12-02', '2026-12-09'],
    ],
    ['no day', { kind: 'weekly', from, until: '2026-11-30', weekdays: ['화'], everyWeeks: 1 }, []],
  ])('lists the days of a series for %s', (_, pattern, expected) => {
    expect(days(pattern)).toEqual(expected)
  })

  it('omits a holiday from a pattern and keeps a chosen holiday', () => {
    const weekly = seriesDays(
      { kind: 'weekly', from: '2026-12-25', until: '2026-12-25', weekdays: ['금'], everyWeeks: 1 },
      HOLIDAYS,
    )
    expect(weekly).toEqual([{ day: '2026-12-25', holiday: '성탄절', isLeftOut: true }])
    const chosen = seriesDays({ kind: 'list', days: ['2026-12-25'] }, HOLIDAYS)
    expect(chosen).toEqual([{ day: '2026-12-25', holiday: '성탄절', isLeftOut: false }])
  })

  it('lists all days of any pattern once, in order, within span and weekdays', () => {
    for (let turn = 0; turn < 300; turn += 1) {
      const start = addSeoulDays('2026-01-01', (turn * 37) % 700)
      const until = addSeoulDays(start, (turn * 13) % 120)
      const wanted = weekdays.filter((_, index) => ((turn >> index) & 1) === 1)
      const everyWeeks = (turn % 4) + 1
      const found = days({ kind: 'weekly', from: start, until, weekdays: wanted, everyWeeks })
      expect(found).toEqual([...new Set(found)].toSorted())
      for (const day of found) {
        expect(day >= start && day <= until).toBe(true)
        expect(wanted).toContain(seoulWeekday(day))
      }
      if (everyWeeks > 1 || found.length > 60) continue
      const all = Array.from({ length: ((turn * 13) % 120) + 1 }, (_, index) => addSeoulDays(start, index))
      expect(found).toEqual(all.filter((day) => wanted.some((weekday) => weekday === seoulWeekday(day))))
    }
  })

  it('lists one day of the weekday in each month', () => {
    for (const weekday of weekdays) {
      for (let week = 1; week <= 5; week += 1) {
        const found = days({ kind: 'monthly', from: '2026-01-01', until: '2026-12-31', week, weekday })
        expect(found.map((day) => day.slice(5, 7))).toEqual(
          Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0')),
        )
        expect(new Set(found.map((day) => seoulWeekday(day)))).toEqual(new Set([weekday]))
      }
    }
  })
})

it.each([
  ['2026-12-10', '2027-01-14'],
  ['2026-12-31', '2027-01-28'],
  ['2027-01-29', '2027-02-26'],
])('finds for the weekday position of %s in the next month %s', (day, next) => {
  expect(sameDayNextMonth(day)).toBe(next)
})
