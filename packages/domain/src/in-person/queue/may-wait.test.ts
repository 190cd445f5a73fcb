import { describe, expect, it, test } from 'vitest'
import type { BookedFacts, MoveTarget } from '../seat/may-enter.ts'
import { maySwap, mayQueue, mayTakeOffer, mayWaitInstead, tooLateToLeaveBefore } from './may-wait.ts'
import { offerLimits } from './offer.ts'

const seoul = (text: string): Date => new Date(`${text}:00+09:00`)
const now = seoul('2026-12-01T10:00')

const booked: BookedFacts = {
  sessionNo: 1,
  seat: 'sold',
  heldUntil: null,
  startsAt: seoul('2026-12-05T10:00'),
  statuses: ['paid'],
}
const target: MoveTarget = {
  sessionNo: 2,
  status: 'open',
  applyOpensAt: seoul('2026-11-01T09:00'),
  applyClosesAt: seoul('2026-12-09T18:00'),
  startsAt: seoul('2026-12-10T10:00'),
  endsAt: seoul('2026-12-10T17:00'),
  isShown: true,
  isForTrades: true,
  freeInVenue: 0,
  freeInTrades: null,
  otherSeats: [],
}
const seatless: BookedFacts = { ...booked, seat: 'waiting', statuses: ['applied'], sessionNo: 3 }
const held: BookedFacts = {
  ...booked,
  seat: 'held',
  statuses: ['applied'],
  heldUntil: seoul('2026-12-01T10:20'),
}

describe('an application without a seat', () => {
  test.each([
    ['waits where the venue is full and it asked to', 'SESSION_FULL', true, 2, null],
    ['waits where its trade is full, too', 'SESSION_TRADE_FULL', true, 0, null],
    ['does not wait unasked', 'SESSION_FULL', false, 0, 'SESSION_FULL'],
    ['does not wait for what waiting cannot cure', 'SESSION_CANCELLED', true, 0, 'SESSION_CANCELLED'],
    ['waits in three lists at a time', 'SESSION_FULL', true, 3, 'TOO_MANY_WAITING'],
  ] as const)('decides that an application without a seat %s', (_title, refusal, joins, waits, reason) => {
    expect(mayWaitInstead(refusal, joins, waits)).toEqual(
      reason === null ? { allowed: true } : { allowed: false, reason },
    )
  })
})

describe('joining a waiting list', () => {
  test.each<[string, Partial<BookedFacts>, Partial<MoveTarget>, number, string | null]>([
    ['is for a full one', {}, {}, 0, null],
    ['is also for one whose free seats belong to those in front', {}, { freeInVenue: 2, queue: 2 }, 0, null],
    ['is also for one whose trade is full', {}, { freeInVenue: 5, freeInTrades: 0 }, 2, null],
    ['is open to a person who holds a seat', held, {}, 0, null],
    ['is open to a person who waits elsewhere', seatless, {}, 1, null],
    ['is not for one with seats', {}, { freeInVenue: 1 }, 0, 'SESSION_HAS_SEATS'],
    ['is not for the own one', {}, { sessionNo: 1 }, 0, 'SAME_SESSION'],
    ['is for three at a time', {}, {}, 3, 'TOO_MANY_WAITING'],
    ['ends the day before', { startsAt: seoul('2026-12-01T15:00') }, {}, 0, 'CHANGE_TOO_LATE'],
    ['is not for an ended application', { statuses: ['refunded'] }, {}, 0, 'ALREADY_ENDED'],
    ['nor for an ended one that waited', { ...seatless, statuses: ['cancelled'] }, {}, 0, 'ALREADY_ENDED'],
    ['needs a seat that has not run out', { ...held, heldUntil: now }, {}, 0, 'NO_SEAT'],
    ['is not for a cancelled one', {}, { status: 'cancelled' }, 0, 'SESSION_CANCELLED'],
    ['is not for a hidden one', {}, { isShown: false }, 0, 'SESSION_NOT_FOUND'],
    ['is not for a closed one', {}, { applyClosesAt: now }, 0, 'SESSION_APPLICATIONS_CLOSED'],
    [
      'is not for one still to open',
      {},
      { applyOpensAt: seoul('2026-12-02T09:00') },
      0,
      'SESSION_NOT_OPEN_YET',
    ],
    ['is not for another trade', {}, { isForTrades: false }, 0, 'SESSION_OTHER_TRADE'],
    ['is not for the time of another seat', {}, { otherSeats: [target] }, 0, 'SAME_TIME_BOOKED'],
  ])('decides that a waiting list %s', (_what, own, other, waits, refused) => {
    const verdict = mayQueue({ ...booked, ...own }, { ...target, ...other }, waits, now)
    expect(verdict.allowed ? null : verdict.reason).toBe(refused)
  })
})

describe('an offered seat', () => {
  const kept: MoveTarget = { ...target, freeInVenue: 1 }
  test.each<[string, BookedFacts, Partial<MoveTarget>, string | null]>([
    ['is taken by a person without a seat', seatless, {}, null],
    ['is taken instead of the own one', booked, {}, null],
    ['is taken before the rest of the queue', seatless, { queue: 4 }, null],
    ['is taken after the own hold ran out', { ...held, heldUntil: now }, {}, null],
    ['is not for an ended application', { ...seatless, statuses: ['cancelled'] }, {}, 'ALREADY_ENDED'],
    [
      'is not left for on the own day',
      { ...booked, startsAt: seoul('2026-12-01T15:00') },
      {},
      'CHANGE_TOO_LATE',
    ],
    ['is of no use at the time of another', seatless, { otherSeats: [target] }, 'SAME_TIME_BOOKED'],
    ['goes with its session', seatless, { status: 'cancelled' }, 'SESSION_CANCELLED'],
    ['is gone when another person was faster', seatless, { freeInVenue: 0 }, 'OFFER_OVER'],
    ['is gone when the trade is full', seatless, { freeInTrades: 0 }, 'OFFER_OVER'],
    ['is gone when applications closed early', booked, { applyClosesAt: now }, 'OFFER_OVER'],
    ['is gone with a hidden session', booked, { isShown: false }, 'OFFER_OVER'],
  ])('decides that an offered seat %s', (_what, own, other, refused) => {
    const verdict = mayTakeOffer(own, { ...kept, ...other }, now)
    expect(verdict.allowed ? null : verdict.reason).toBe(refused)
  })
})

describe('limits of an offer', () => {
  test.each<[string, BookedFacts, ReturnType<typeof offerLimits>]>([
    [
      'by the end of applications for a person without a seat',
      seatless,
      { applyClosesAt: target.applyClosesAt, changeEndsAt: null },
    ],
    [
      'by the own seat’s last day, too',
      booked,
      { applyClosesAt: target.applyClosesAt, changeEndsAt: seoul('2026-12-05T00:00') },
    ],
    ['to those who do not sit there already', { ...booked, sessionNo: 2 }, null],
    ['to live applications', { ...seatless, statuses: ['cancelled'] }, null],
    ['to holds that have not run out', { ...held, heldUntil: now }, null],
    ['to seats that may still be left', { ...booked, startsAt: seoul('2026-12-01T23:00') }, null],
  ])('limits an offer %s', (_what, own, limits) => {
    expect(offerLimits(own, target, now)).toEqual(limits)
  })

  it('finds own sessions up to today in Seoul too late to leave', () => {
    expect(tooLateToLeaveBefore(seoul('2026-12-01T00:00'))).toEqual(seoul('2026-12-02T00:00'))
    expect(tooLateToLeaveBefore(seoul('2026-12-01T23:59'))).toEqual(seoul('2026-12-02T00:00'))
  })
})

describe('two people who wait for each other’s sessions', () => {
  const there: BookedFacts = { ...booked, sessionNo: 2, startsAt: target.startsAt }
  const here: MoveTarget = { ...target, sessionNo: 1, startsAt: booked.startsAt }
  const one = { booked, trades: [1, 2], wanted: target }
  const other = { booked: there, trades: [2, 1, 1], wanted: here }

  it('allows a swap of seats in either order of the two people', () => {
    expect(maySwap(one, other, now)).toBe(true)
    expect(maySwap(other, one, now)).toBe(true)
  })

  test.each([
    ['one has not paid', { booked: held }],
    ['one may no longer leave', { booked: { ...booked, startsAt: seoul('2026-12-01T15:00') } }],
    ['one sits somewhere else by now', { booked: { ...booked, sessionNo: 7 } }],
    ['one has another trade, whose cap would notice', { trades: [1] }],
    ['one has more trades', { trades: [1, 2, 3] }],
    ['a session was cancelled', { wanted: { ...target, status: 'cancelled' as const } }],
    ['one is elsewhere at that time', { wanted: { ...target, otherSeats: [target] } }],
  ])('refuses a swap when %s', (_what, changed) => {
    expect(maySwap({ ...one, ...changed }, other, now)).toBe(false)
    expect(maySwap(other, { ...one, ...changed }, now)).toBe(false)
  })
})
