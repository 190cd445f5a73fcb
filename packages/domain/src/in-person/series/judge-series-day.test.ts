import { expect, it } from 'vitest'
import { judgeSeriesDay, type SeriesClash, timesOn } from './judge-series-day.ts'

const NOW = new Date('2026-12-01T09:00:00+09:00')
const TIMES = {
  startTime: '10:00',
  endTime: '17:00',
  opensDaysBefore: 30,
  closesDaysBefore: 1,
  closesTime: '18:00',
}
const FREE = { hasCourses: true, isVenueClosed: false, venueTakenBy: null }
const TAKEN = { ...FREE, venueTakenBy: { sessionNo: 3, venueNo: 1 } }

it.each<[string, string, typeof TIMES, Parameters<typeof judgeSeriesDay>[1], SeriesClash[]]>([
  ['a free day', '2026-12-10', TIMES, FREE, []],
  ['the instant itself is past', '2026-12-01', { ...TIMES, startTime: '09:00' }, FREE, ['past']],
  ['later on the same day', '2026-12-01', TIMES, FREE, []],
  ['a closed venue', '2026-12-10', TIMES, { ...FREE, isVenueClosed: true }, ['venueClosed']],
  ['a taken venue', '2026-12-10', TIMES, TAKEN, ['venueTaken']],
  ['a year without courses', '2027-01-07', TIMES, { ...FREE, hasCourses: false }, ['noCourse']],
  [
    'applications that close as they open',
    '2026-12-10',
    { ...TIMES, opensDaysBefore: 1, closesTime: '09:00' },
    FREE,
    ['applicationsNeverOpen'],
  ],
  [
    'applications after the beginning',
    '2026-12-10',
    { ...TIMES, closesDaysBefore: 0, closesTime: '10:01' },
    FREE,
    ['applicationsNeverOpen'],
  ],
  [
    'applications until the beginning',
    '2026-12-10',
    { ...TIMES, closesDaysBefore: 0, closesTime: '10:00' },
    FREE,
    [],
  ],
  ['all at once', '2026-11-30', TIMES, { ...TAKEN, hasCourses: false }, ['past', 'venueTaken', 'noCourse']],
])('judges a day of a series: %s', (_, day, times, facts, expected) => {
  expect(judgeSeriesDay(timesOn(day, times), facts, NOW)).toEqual(expected)
})
