import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endOfSeoulYear, seoulTime } from '../../time/seoul-day.ts'
import {
  guardOf,
  guardState,
  isPaymentClosed,
  latestStart,
  neededMinutes,
  type TimeNeeded,
} from './december-guard.ts'
import { studyDeadline } from './study-deadline.ts'

const MINUTE_MS = 60_000
const HOUR = 3600
const DEADLINE = studyDeadline(2026)

const needs = (lectureSeconds: number, more: Partial<TimeNeeded> = {}): TimeNeeded => ({
  year: 2026,
  lectureSeconds,
  surveyMinutes: 10,
  testMinutes: 30,
  ...more,
})
const at = (wall: string) => new Date(`2026-12-${wall.replace(' ', 'T')}+09:00`)
const later = (from: Date, ms: number) => new Date(from.getTime() + ms)

test.each([
  [3 * HOUR, '14:20', 220],
  [87 * 60, '15:50', 127],
  [86 * 60 + 1, '15:50', 127],
  [80 * 60, '16:00', 120],
  [80 * 60 + 1, '15:50', 121],
  [0, '17:20', 40],
  [6 * HOUR, '11:20', 400],
])(
  'sets with %i s of lectures left the latest start to %s and the need to %i minutes',
  (seconds, time, minutes) => {
    expect([seoulTime(latestStart(needs(seconds))), neededMinutes(needs(seconds))]).toEqual([time, minutes])
  },
)

test('takes the minutes after the lectures from the course data', () => {
  expect(seoulTime(latestStart(needs(HOUR, { surveyMinutes: 0, testMinutes: 60 })))).toBe('16:00')
})

test.each([
  ['23 23:59:59.999', null, null],
  ['24 00:00', 'ahead', 'ahead'],
  ['31 14:20', 'ahead', 'ahead'],
  ['31 14:20:00.001', 'over', 'late'],
  ['31 17:59:59', 'over', 'late'],
  ['31 18:00', 'over', 'evening'],
  ['31 20:20', 'over', 'evening'],
  ['31 20:20:00.001', 'over', 'over'],
  ['31 23:59:59.999', 'over', 'over'],
])('reports at %s three hours as %s to a buyer and as %s to a learner', (wall, unpaid, paid) => {
  const guards = [false, true].map((isPaid) => guardOf(needs(3 * HOUR), isPaid, at(wall))?.state ?? null)
  expect(guards).toEqual([unpaid, paid])
})

test('asks for an immediate start between the rounded start time and the last moment', () => {
  expect(guardState(needs(87 * 60), true, at('31 15:50'))).toBe('ahead')
  expect(guardState(needs(87 * 60), true, at('31 15:53'))).toBe('now')
  expect(guardState(needs(87 * 60), true, at('31 15:53:01'))).toBe('late')
})

test('warns earlier when a person needs more than half of the remaining time', () => {
  const week = needs(100 * HOUR)
  expect(guardOf(week, true, at('23 08:40'))).toBeNull()
  expect(guardOf(week, true, at('23 08:41'))?.state).toBe('ahead')
})

test('shows no warning for a past year', () => {
  expect(guardOf(needs(HOUR), true, endOfSeoulYear(2026))).toBeNull()
})

describe('payment near the deadline', () => {
  test.each([
    ['31 14:20', true, false],
    ['31 14:20:00.001', true, true],
    ['31 14:20:00.001', false, false],
    ['31 23:00', false, false],
  ])(
    'decides at %s for a course with early closing %s whether payment is closed: %s',
    (wall, closesPaymentEarly, closed) => {
      expect(isPaymentClosed({ ...needs(3 * HOUR), closesPaymentEarly }, at(wall))).toBe(closed)
    },
  )
})

const totalMs = ({ lectureSeconds, surveyMinutes, testMinutes }: TimeNeeded) =>
  lectureSeconds * 1000 + (surveyMinutes + testMinutes) * MINUTE_MS

describe('any remaining workload', () => {
  const needed = fc.record({
    year: fc.constantFrom(2025, 2026, 2027, 2028),
    lectureSeconds: fc.integer({ min: 0, max: 12 * HOUR }),
    surveyMinutes: fc.integer({ min: 0, max: 60 }),
    testMinutes: fc.integer({ min: 0, max: 120 }),
  })

  test('leaves enough time for a person who starts by the shown time', () => {
    fc.assert(
      fc.property(needed, fc.nat(14 * 24 * HOUR * 1000), (need, early) => {
        const start = later(latestStart(need), -early)
        expect(later(start, totalMs(need)) <= studyDeadline(need.year)).toBe(true)
      }),
    )
  })

  test('never shows a late warning to a person who continues from the shown start', () => {
    fc.assert(
      fc.property(needed, fc.double({ min: 0, max: 1, noNaN: true }), (need, share) => {
        const watched = Math.floor(need.lectureSeconds * share)
        const now = later(latestStart(need), watched * 1000)
        const rest = { ...need, lectureSeconds: need.lectureSeconds - watched }
        expect(['ahead', 'now']).toContain(guardState(rest, true, now))
        expect(guardState(rest, false, now)).not.toBe('over')
      }),
    )
  })

  test('rounds the start time to ten minutes and at most ten minutes early', () => {
    fc.assert(
      fc.property(needed, (need) => {
        const start = latestStart(need)
        const slackMs = studyDeadline(need.year).getTime() - totalMs(need) - start.getTime()
        expect([start.getTime() % (10 * MINUTE_MS), slackMs >= 0, slackMs < 10 * MINUTE_MS]).toEqual([
          0,
          true,
          true,
        ])
      }),
    )
  })

  test('mentions midnight only after 18:00 and never reports the end too early', () => {
    fc.assert(
      fc.property(needed, fc.integer({ min: -24 * HOUR, max: 6 * HOUR - 1 }), (need, seconds) => {
        const now = later(studyDeadline(need.year), seconds * 1000)
        const state = guardState(need, true, now)
        const ends = later(now, totalMs(need))
        expect(state === 'over').toBe(ends > endOfSeoulYear(need.year))
        expect(state !== 'evening' || now >= studyDeadline(need.year)).toBe(true)
      }),
    )
  })
})

test('uses the same deadline as all other texts', () => {
  expect(later(latestStart(needs(80 * 60)), 120 * MINUTE_MS)).toEqual(DEADLINE)
})
