import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seoulInstant } from '../../time/seoul-day.ts'
import { runClock, stopClock } from './inquiry-clock.ts'
import { addWorkingMs, type WorkingHours, workingMsBetween, workingSpansFault } from './working-clock.ts'

const MINUTE = 60_000
const weekdays = [1, 2, 3, 4, 5]
const HOURS: WorkingHours = {
  spans: weekdays.flatMap((weekday) => [
    { weekday, fromMinute: 13 * 60, untilMinute: 18 * 60 },
    { weekday, fromMinute: 9 * 60, untilMinute: 12 * 60 },
  ]),
  holidays: new Set(['2026-12-25']),
}

describe('a due time in working minutes', () => {
  it.each([
    ['within a span', '2026-12-08 09:10', 60, '2026-12-08 10:10'],
    ['up to the very end of a span', '2026-12-08 09:00', 180, '2026-12-08 12:00'],
    ['over lunch', '2026-12-08 11:30', 60, '2026-12-08 13:30'],
    ['from within lunch', '2026-12-08 12:20', 10, '2026-12-08 13:10'],
    ['before the day begins', '2026-12-08 03:00', 240, '2026-12-08 14:00'],
    ['over the night', '2026-12-08 17:00', 240, '2026-12-09 12:00'],
    ['over the weekend', '2026-12-11 17:30', 60, '2026-12-14 09:30'],
    ['over a holiday and the weekend', '2026-12-24 17:30', 60, '2026-12-28 09:30'],
    ['from a holiday', '2026-12-25 10:00', 30, '2026-12-28 09:30'],
    ['nothing is due at once, also at night', '2026-12-08 23:00', 0, '2026-12-08 23:00'],
    ['a whole week', '2026-12-07 09:00', 5 * 480, '2026-12-11 18:00'],
  ])('computes the due time %s', (_, from, minutes, due) => {
    expect(addWorkingMs(HOURS, at(from), minutes * MINUTE)).toEqual(at(due))
  })

  it('gives no due time when no working hours exist', () => {
    expect(addWorkingMs({ spans: [], holidays: new Set() }, at('2026-12-08 09:00'), MINUTE)).toBeNull()
  })
})

it.each([
  ['2026-12-08 09:10', '2026-12-08 10:10', 60],
  ['2026-12-08 11:30', '2026-12-08 13:30', 60],
  ['2026-12-08 18:00', '2026-12-09 09:00', 0],
  ['2026-12-24 17:00', '2026-12-28 10:00', 120],
  ['2026-12-09 10:00', '2026-12-08 10:00', 0],
])('counts between %s and %s %i working minutes', (from, until, minutes) => {
  expect(workingMsBetween(HOURS, at(from), at(until))).toBe(minutes * MINUTE)
})

const instants = fc.date({ min: at('2026-11-01 00:00'), max: at('2027-03-01 00:00'), noInvalidDate: true })
const lengths = fc.integer({ min: 0, max: 20 * 60 * MINUTE })
const hours = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 23 })), {
    minLength: 1,
    maxLength: 20,
    selector: ([weekday, hour]) => weekday * 24 + hour,
  })
  .map((slots) => ({
    spans: slots.map(([weekday, hour]) => ({
      weekday,
      fromMinute: hour * 60,
      untilMinute: hour * 60 + 45,
    })),
    holidays: new Set(['2026-12-25', '2027-01-01']),
  }))

describe('a working clock with any hours', () => {
  it('moves the due time forward only and spends exactly the given time', () => {
    fc.assert(
      fc.property(hours, instants, instants, lengths, lengths, (kept, a, b, some, more) => {
        const [early, late] = a < b ? [a, b] : [b, a]
        expect(dueOf(kept, early, some) <= dueOf(kept, late, some)).toBe(true)
        expect(dueOf(kept, early, some) <= dueOf(kept, early, some + more)).toBe(true)
        expect(workingMsBetween(kept, early, dueOf(kept, early, some))).toBe(some)
      }),
    )
  })

  it('never runs outside the working spans or on a holiday', () => {
    fc.assert(
      fc.property(hours, instants, fc.integer({ min: 1, max: 120 }), (kept, from, minutes) => {
        const until = new Date(from.getTime() + minutes * MINUTE)
        const isWorked = workingMsBetween(kept, from, until) > 0
        const isInside = Array.from(
          { length: minutes + 1 },
          (_, index) => from.getTime() + index * MINUTE,
        ).some(
          (ms) =>
            isWithin(kept, new Date(ms)) ||
            isWithin(kept, new Date(Math.min(ms + MINUTE - 1, until.getTime() - 1))),
        )
        expect(isWorked && !isInside).toBe(false)
      }),
    )
  })

  it('extends the due time by exactly the working time of a pause', () => {
    fc.assert(
      fc.property(hours, instants, lengths, lengths, (kept, from, before, pause) => {
        const term = { hours: kept, answerMinutes: 10 * 60 }
        const clock = runClock(term, from)
        const pausedAt = new Date(from.getTime() + before)
        const stood = stopClock(kept, clock, pausedAt)
        const resumedAt = new Date(pausedAt.getTime() + pause)
        const goesOn = runClock(term, resumedAt, stood.clockUsedMs)
        if (stood.clockUsedMs > term.answerMinutes * MINUTE) return
        const paused = workingMsBetween(kept, pausedAt, resumedAt)
        expect(goesOn.dueAt).toEqual(
          later(resumedAt, addWorkingMs(kept, from, term.answerMinutes * MINUTE + paused)),
        )
      }),
    )
  })
})

it.each([
  [
    'overlaps',
    [
      { weekday: 1, fromMinute: 540, untilMinute: 720 },
      { weekday: 1, fromMinute: 700, untilMinute: 800 },
    ],
    /겹칩니다/,
  ],
  ['ends before it begins', [{ weekday: 1, fromMinute: 720, untilMinute: 540 }], /늦어야/],
  ['is empty', [], /한 줄 이상/],
])('refuses working hours when one %s', (_, spans, fault) => {
  expect(workingSpansFault(spans)).toMatch(fault)
  expect(workingSpansFault(HOURS.spans)).toBeNull()
})

function at(text: string): Date {
  const [day = '', time = ''] = text.split(' ')
  return seoulInstant(day, time)
}

function dueOf(kept: WorkingHours, from: Date, ms: number): Date {
  const due = addWorkingMs(kept, from, ms)
  if (!due) throw new Error('never due')
  return due
}

function isWithin(kept: WorkingHours, instant: Date): boolean {
  const wall = new Date(instant.getTime() + 9 * 60 * MINUTE)
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes()
  return (
    !kept.holidays.has(wall.toISOString().slice(0, 10)) &&
    kept.spans.some(
      ({ weekday, fromMinute, untilMinute }) =>
        weekday === wall.getUTCDay() && minute >= fromMinute && minute < untilMinute,
    )
  )
}

/** With no time left an answer is due at once, however late it is. */
function later(a: Date, b: Date | null): Date | null {
  return b && b < a ? a : b
}
