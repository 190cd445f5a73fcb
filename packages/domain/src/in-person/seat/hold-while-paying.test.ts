import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdForDeposit, holdWhilePaying, type PayingHold, seatAccountHours } from './hold-length.ts'

const at = (time: string) => new Date(`2026-12-${time}+09:00`)

const fresh: PayingHold = {
  heldSince: at('01T10:00:00'),
  heldUntil: at('01T10:30:00'),
  session: { startsAt: at('10T10:00:00') },
}

describe('the seat hold while an order is open', () => {
  test.each([
    ['half an hour from now', {}, '01T10:20:00', '01T10:50:00'],
    ['at most two hours in all', { heldUntil: at('01T11:55:00') }, '01T11:40:00', '01T12:00:00'],
    [
      'never past the start',
      {
        heldSince: at('10T09:20:00'),
        heldUntil: at('10T09:50:00'),
      },
      '10T09:45:00',
      '10T10:00:00',
    ],
    [
      'half an hour where an account is given up',
      { heldUntil: at('04T10:05:00') },
      '03T15:00:00',
      '03T15:30:00',
    ],
    [
      'to the end of the account’s time at most',
      { heldUntil: at('04T10:05:00') },
      '04T10:00:00',
      '04T10:05:00',
    ],
  ])('extends a hold at the start of payment %s', (_, change, now, expected) => {
    expect(holdWhilePaying({ ...fresh, ...change }, at(now))).toEqual(at(expected))
  })
})

describe('a virtual account for a seat', () => {
  test.each([
    ['three days', {}, '01T10:05:00', 72],
    ['three days, also opened late in the two hours', {}, '01T11:59:00', 72],
    ['no three days again for another account', {}, '03T10:30:00', 25],
    ['nothing once the three days are used up', {}, '04T11:30:00', null],
    [
      'until the end of the day before, whole hours with time for the window',
      { heldSince: at('08T09:00:00') },
      '08T09:05:00',
      38,
    ],
    ['an hour at least', { heldSince: at('09T22:00:00') }, '09T22:30:00', 1],
    ['nothing where less is left', { heldSince: at('09T22:00:00') }, '09T22:31:00', null],
    ['nothing on the day itself', { heldSince: at('10T08:00:00') }, '10T08:05:00', null],
  ])('computes the term of a virtual account: %s', (_, change, now, expected) => {
    expect(seatAccountHours({ ...fresh, ...change }, at(now))).toBe(expected)
  })

  test('holds the seat until the due date and at most until the end of the day before', () => {
    expect(holdForDeposit(fresh, at('04T10:05:00'))).toEqual(at('04T10:05:00'))
    expect(holdForDeposit(fresh, at('20T10:05:00'))).toEqual(at('04T12:30:00'))
    expect(holdForDeposit({ ...fresh, heldSince: at('08T09:00:00') }, at('20T10:05:00'))).toEqual(
      at('10T00:00:00'),
    )
    expect(holdForDeposit(fresh, null)).toEqual(at('04T12:30:00'))
  })
})

const minutes = (max: number) => fc.integer({ min: 0, max })
const later = (from: Date, count: number) => new Date(from.getTime() + count * 60_000)

test('never keeps an account from the first half hour open longer than its seat is held', () => {
  fc.assert(
    fc.property(minutes(12_000), minutes(120), minutes(29), (untilStart, sinceHeld, untilIssued) => {
      const heldSince = at('01T10:00:00')
      const now = later(heldSince, sinceHeld)
      const hold = { heldSince, heldUntil: now, session: { startsAt: later(now, untilStart) } }
      const hours = seatAccountHours(hold, now)
      fc.pre(hours !== null)
      const expiresAt = later(now, untilIssued + (hours ?? 0) * 60)
      expect(holdForDeposit(hold, expiresAt)).toEqual(expiresAt)
    }),
  )
})
