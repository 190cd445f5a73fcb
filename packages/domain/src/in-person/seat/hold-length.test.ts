import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  depositAskedUntil,
  heldUntilAfterMove,
  holdRenewedByMove,
  holdUntil,
  lastDepositAt,
} from './hold-length.ts'
import { hasSeat } from './seat-taken.ts'

const seoul = (text: string): Date => new Date(`${text}+09:00`)
const session = { startsAt: seoul('2026-12-10T10:00:00') }

test.each([
  ['sold', null, true],
  ['held', '2026-11-21T10:00:01', true],
  ['held', '2026-11-21T10:00:00', false],
  ['held', null, false],
  ['waiting', null, false],
  ['released', null, false],
] as const)(
  'decides for a booking that is %s until %s whether the seat is taken: %s',
  (seat, heldUntil, expected) => {
    const booking = { seat, heldUntil: heldUntil ? seoul(heldUntil) : null }
    expect(hasSeat(booking, seoul('2026-11-21T10:00:00'))).toBe(expected)
  },
)

describe('the hold of a seat', () => {
  test.each([
    ['2026-11-21T10:00:00', '2026-11-21T10:00:00', '2026-11-21T10:30:00'],
    ['2026-11-21T10:00:00', '2026-11-21T10:20:00', '2026-11-21T10:50:00'],
    ['2026-11-21T10:00:00', '2026-11-21T11:45:00', '2026-11-21T12:00:00'],
    ['2026-12-10T09:45:00', '2026-12-10T09:45:00', '2026-12-10T10:00:00'],
  ])('holds a seat since %s, requested at %s, until %s', (since, now, until) => {
    expect(holdUntil(seoul(since), session, seoul(now))).toEqual(seoul(until))
  })

  test('never holds a seat beyond two hours or the start, for any number of requests', () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 10 })
    fc.assert(
      fc.property(minutes, (waits) => {
        const since = seoul('2026-12-10T07:00:00')
        let now = since
        for (const wait of waits) {
          now = new Date(now.getTime() + wait * 60_000)
          const until = holdUntil(since, session, now)
          expect(until.getTime()).toBeLessThanOrEqual(since.getTime() + 2 * 3_600_000)
          expect(until.getTime()).toBeLessThanOrEqual(session.startsAt.getTime())
          expect(until.getTime()).toBeLessThanOrEqual(now.getTime() + 30 * 60_000)
        }
      }),
    )
  })

  test('holds a seat for a deposit until the day before ends in Seoul', () => {
    expect(lastDepositAt(session)).toEqual(seoul('2026-12-10T00:00:00'))
    expect(lastDepositAt({ startsAt: new Date('2026-12-10T15:30:00Z') })).toEqual(
      seoul('2026-12-11T00:00:00'),
    )
  })
})

test.each([
  [
    'an account moves unchanged to a later day',
    '2026-11-24T10:00:00',
    '2026-12-10T10:00:00',
    '2026-11-24T10:00:00',
  ],
  [
    'an account ends the day before an earlier one',
    '2026-11-24T10:00:00',
    '2026-11-23T10:00:00',
    '2026-11-23T00:00:00',
  ],
  [
    'a move to today leaves half an hour',
    '2026-11-24T10:00:00',
    '2026-11-21T14:00:00',
    '2026-11-21T10:30:00',
  ],
  [
    'a move to the next minutes leaves those',
    '2026-11-24T10:00:00',
    '2026-11-21T10:10:00',
    '2026-11-21T10:10:00',
  ],
  [
    'what is left of the half hour stays',
    '2026-11-21T10:12:00',
    '2026-12-10T10:00:00',
    '2026-11-21T10:12:00',
  ],
])('recomputes a hold after a move: %s', (_what, heldUntil, startsAt, until) => {
  const now = seoul('2026-11-21T10:00:00')
  expect(heldUntilAfterMove(seoul(heldUntil), { startsAt: seoul(startsAt) }, now)).toEqual(seoul(until))
})

test.each([
  ['the account ends first', '2026-11-24T10:00:00', '2026-11-24T10:30:00', '2026-11-24T10:00:00'],
  ['the seat ends first', '2026-11-24T10:00:00', '2026-11-23T00:00:00', '2026-11-23T00:00:00'],
  ['nothing is held (online)', '2026-11-24T10:00:00', null, '2026-11-24T10:00:00'],
])('computes the deposit deadline when %s', (_what, account, heldUntil, until) => {
  expect(depositAskedUntil(seoul(account), heldUntil === null ? null : seoul(heldUntil))).toEqual(
    seoul(until),
  )
})

const onTheDay = (time: string): Date => seoul(`2026-11-21T${time}:00`)

test.each([
  ['begins the half hour again', '10:00', '10:10', '10:40'],
  ['is never longer than two hours', '08:20', '10:10', '10:20'],
  ['keeps the time an account has', '10:00', '11:00', '11:00'],
])('decides that a hold renewed by a move %s', (_what, since, until, expected) => {
  const [heldSince, heldUntil] = [onTheDay(since), onTheDay(until)]
  expect(holdRenewedByMove({ heldSince, heldUntil }, session, onTheDay('10:10'))).toEqual(onTheDay(expected))
})
