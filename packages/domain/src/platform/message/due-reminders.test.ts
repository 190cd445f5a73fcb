import { describe, expect, test } from 'vitest'
import {
  depositRemindersDue,
  paymentRemindersDue,
  payUntil,
  reminderDayWord,
  sessionRemindersBefore,
} from './due-reminders.ts'

const at = (text: string) => new Date(`${text}+09:00`)

test.each([
  ['2026-11-20T00:00', '2026-11-28T00:00'],
  ['2026-11-20T23:59', '2026-11-28T00:00'],
  ['2026-12-23T10:00', '2026-12-31T00:00'],
  ['2026-12-24T10:00', '2026-12-31T18:00'],
  ['2026-12-31T09:00', '2026-12-31T18:00'],
])('keeps an application of %s payable until %s', (applied, until) => {
  expect(payUntil(at(applied))).toEqual(at(until))
})

describe('payment reminders', () => {
  test.each([
    ['2026-11-27T08:00', '2026-11-20T00:00', '2026-11-22T00:00'],
    ['2026-12-29T08:00', '2026-12-22T00:00', '2026-12-24T00:00'],
    ['2026-12-30T08:00', '2026-12-23T00:00', '2026-12-30T00:00'],
    ['2026-12-31T10:00', '2026-12-24T00:00', '2026-12-31T00:00'],
  ])('reminds at %s of applications made from %s until %s', (now, from, before) => {
    expect(paymentRemindersDue(at(now))).toEqual({ appliedFrom: at(from), appliedBefore: at(before) })
  })
})

test('reminds of a deposit a day before and at least half a day after the account notice', () => {
  expect(depositRemindersDue(at('2026-11-27T09:00'))).toEqual({
    dueUntil: at('2026-11-28T09:00'),
    notifiedBefore: at('2026-11-26T21:00'),
  })
})

test.each([
  ['2026-12-09T09:59', '2026-12-10T00:00'],
  ['2026-12-09T10:00', '2026-12-11T00:00'],
  ['2026-12-09T20:59', '2026-12-11T00:00'],
])('reminds at %s of sessions before %s', (now, before) => {
  expect(sessionRemindersBefore(at(now))).toEqual(at(before))
})

test.each([
  ['2026-12-09T10:00', '내일'],
  ['2026-12-10T08:00', '오늘'],
  ['2026-12-08T10:00', null],
  ['2026-12-11T08:00', null],
])('calls at %s the tenth %s', (now, word) => {
  expect(reminderDayWord('2026-12-10', at(now))).toBe(word)
})
