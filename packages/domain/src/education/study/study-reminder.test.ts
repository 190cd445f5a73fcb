import { expect, test } from 'vitest'
import { quietSince, reminderOn } from './study-reminder.ts'

test.each([
  ['2026-11-30T23:59:59+09:00', 'quietForWeek'],
  ['2026-12-01T00:00:00+09:00', 'daysLeft30'],
  ['2026-12-01T23:59:59+09:00', 'daysLeft30'],
  ['2026-12-02T00:00:00+09:00', 'quietForWeek'],
  ['2026-12-23T23:59:59+09:00', 'quietForWeek'],
  ['2026-12-24T00:00:00+09:00', 'daysLeft7'],
  ['2026-12-25T00:00:00+09:00', null],
  ['2026-12-30T00:00:00+09:00', 'daysLeft1'],
  ['2026-12-31T08:00:00+09:00', null],
  ['2027-01-01T08:00:00+09:00', null],
])('sends on %s the reminder %s for the course of 2026', (now, reminder) => {
  expect(reminderOn(2026, new Date(now))).toBe(reminder)
})

test('counts a week as seven times 24 hours', () => {
  expect(quietSince(new Date('2026-11-22T01:00:00Z'))).toEqual(new Date('2026-11-15T01:00:00Z'))
})
