import { describe, expect, test } from 'vitest'
import {
  type BookedFacts,
  changeableUntil,
  changeSentence,
  mayChange,
  mayMoveTo,
  type MoveTarget,
} from './may-enter.ts'

const seoul = (text: string): Date => new Date(`${text}+09:00`)
const now = seoul('2026-11-21T10:00:00')
const booked: BookedFacts = {
  sessionNo: 1,
  seat: 'sold',
  heldUntil: null,
  startsAt: seoul('2026-12-10T10:00:00'),
  statuses: ['paid', 'paid'],
}
const target: MoveTarget = {
  sessionNo: 2,
  status: 'open',
  isShown: true,
  applyOpensAt: seoul('2026-11-01T09:00:00'),
  applyClosesAt: seoul('2026-12-16T18:00:00'),
  startsAt: seoul('2026-12-17T10:00:00'),
  endsAt: seoul('2026-12-17T17:00:00'),
  isForTrades: true,
  freeInVenue: 1,
  freeInTrades: null,
  otherSeats: [],
}
const lapsed: Partial<BookedFacts> = { seat: 'held', heldUntil: now, statuses: ['applied'] }
const held: Partial<BookedFacts> = { ...lapsed, heldUntil: seoul('2026-11-21T10:30:00') }

describe('leaving a session', () => {
  test.each<[string, Partial<BookedFacts>, string | null]>([
    ['when paid', {}, null],
    ['when held', held, null],
    ['with one record cancelled', { statuses: ['cancelled', 'paid'] }, null],
    ['not when the hold ran out', lapsed, 'NO_SEAT'],
    ['not from the queue', { seat: 'waiting', statuses: ['applied'] }, 'NO_SEAT'],
    ['not when refunded', { seat: 'released', statuses: ['refunded'] }, 'ALREADY_ENDED'],
    ['not when completed', { statuses: ['completed'] }, 'ALREADY_ENDED'],
    ['not when completed in part', { statuses: ['paid', 'completed'] }, 'ALREADY_ENDED'],
    ['not when seen at the check-in', { statuses: ['attended', 'paid'] }, 'CHANGE_TOO_LATE'],
    ['not on the day', { startsAt: seoul('2026-11-21T15:00:00') }, 'CHANGE_TOO_LATE'],
  ])('judges whether a booking may leave its session %s', (_when, change, refusal) => {
    const verdict = mayChange({ ...booked, ...change }, now)
    expect(verdict.allowed ? null : verdict.reason).toBe(refusal)
  })

  test('explains every refusal in one sentence', () => {
    for (const sentence of Object.values(changeSentence)) expect(sentence).toMatch(/니다\.$/)
  })

  test.each([
    ['2026-12-09T23:59:59', true],
    ['2026-12-10T00:00:00', false],
    ['2026-12-10T09:59:59', false],
  ])('decides at %s whether a booking may leave: %s, by days in Seoul', (at, expected) => {
    expect(mayChange(booked, seoul(at)).allowed).toBe(expected)
    expect(seoul(at) < changeableUntil(booked)).toBe(expected)
  })
})

describe('moving a booking', () => {
  test.each<[string, Partial<MoveTarget>, string | null]>([
    ['to a free seat', {}, null],
    ['not to where it is', { sessionNo: 1 }, 'SAME_SESSION'],
    ['not to a full session', { freeInVenue: 0 }, 'SESSION_FULL'],
    ['not past the queue', { freeInVenue: 2, queue: 2 }, 'SESSION_FULL'],
    ['not to a full trade', { freeInTrades: 0 }, 'SESSION_TRADE_FULL'],
    ['not to another trade', { isForTrades: false }, 'SESSION_OTHER_TRADE'],
    ['not to a hidden session', { isShown: false }, 'SESSION_NOT_FOUND'],
    ['not to a cancelled session', { status: 'cancelled' }, 'SESSION_CANCELLED'],
    ['not after applications', { applyClosesAt: now }, 'SESSION_APPLICATIONS_CLOSED'],
    ['not before applications', { applyOpensAt: seoul('2026-11-22T09:00:00') }, 'SESSION_NOT_OPEN_YET'],
    ['not into another venue’s time', { otherSeats: [target] }, 'SAME_TIME_BOOKED'],
  ])('judges the move of a booking %s', (_where, change, refusal) => {
    const verdict = mayMoveTo(booked, { ...target, ...change }, now)
    expect(verdict.allowed ? null : verdict.reason).toBe(refusal)
  })

  test('refuses any move of a booking that may not leave', () => {
    expect(mayMoveTo({ ...booked, ...lapsed }, { ...target, freeInVenue: 0 }, now)).toEqual({
      allowed: false,
      reason: 'NO_SEAT',
    })
  })
})
