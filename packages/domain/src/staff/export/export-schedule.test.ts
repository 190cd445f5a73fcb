import { describe, expect, it } from 'vitest'
import { type ExportSchedule, nextExportAt, scheduleText } from './export-schedule.ts'

const cases: [string, ExportSchedule, string, string][] = [
  [
    'later the same day',
    { rhythm: 'daily', rhythmDay: null, hour: 9 },
    '2026-11-23T08:59',
    '2026-11-23T09:00',
  ],
  [
    'at the instant itself the next day',
    { rhythm: 'daily', rhythmDay: null, hour: 9 },
    '2026-11-23T09:00',
    '2026-11-24T09:00',
  ],
  ['midnight', { rhythm: 'daily', rhythmDay: null, hour: 0 }, '2026-12-31T23:59', '2027-01-01T00:00'],
  ['the coming Monday', { rhythm: 'weekly', rhythmDay: 1, hour: 7 }, '2026-11-23T07:00', '2026-11-30T07:00'],
  ['the same Monday', { rhythm: 'weekly', rhythmDay: 1, hour: 7 }, '2026-11-23T06:00', '2026-11-23T07:00'],
  [
    'the first of a month',
    { rhythm: 'monthly', rhythmDay: 1, hour: 9 },
    '2026-11-23T09:00',
    '2026-12-01T09:00',
  ],
  [
    'the 31st of a short month',
    { rhythm: 'monthly', rhythmDay: 31, hour: 9 },
    '2027-01-31T09:00',
    '2027-02-28T09:00',
  ],
  [
    'the 29th of a leap year',
    { rhythm: 'monthly', rhythmDay: 30, hour: 9 },
    '2028-01-30T09:00',
    '2028-02-29T09:00',
  ],
]

const seoul = (at: string) => new Date(`${at}:00+09:00`)

describe('the next export', () => {
  it.each(cases)('computes the next export: %s', (_case, schedule, after, next) => {
    expect(nextExportAt(schedule, seoul(after))).toEqual(seoul(next))
  })
})

it('describes the rhythm in words', () => {
  expect(scheduleText({ rhythm: 'daily', rhythmDay: null, hour: 7 })).toBe('날마다 7시')
  expect(scheduleText({ rhythm: 'weekly', rhythmDay: 1, hour: 9 })).toBe('주마다 월요일 9시')
  expect(scheduleText({ rhythm: 'monthly', rhythmDay: 31, hour: 18 })).toBe('달마다 31일 18시')
})
