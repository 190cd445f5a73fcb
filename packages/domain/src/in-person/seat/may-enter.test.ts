import { describe, expect, test } from 'vitest'
import { type EntryFacts, type EntryRefusal, isFull, mayEnter } from './may-enter.ts'

const seoul = (text: string): Date => new Date(`${text}+09:00`)
const now = seoul('2026-11-21T10:00:00')
const free: EntryFacts = {
  status: 'open',
  isShown: true,
  applyOpensAt: seoul('2026-11-01T09:00:00'),
  applyClosesAt: seoul('2026-12-09T18:00:00'),
  startsAt: seoul('2026-12-10T10:00:00'),
  endsAt: seoul('2026-12-10T17:00:00'),
  isForTrades: true,
  freeInVenue: 3,
  freeInTrades: null,
  otherSeats: [],
}
const sameDay = { startsAt: seoul('2026-12-10T13:00:00'), endsAt: seoul('2026-12-10T16:00:00') }
const evening = { startsAt: free.endsAt, endsAt: seoul('2026-12-10T20:00:00') }

const obstacles: [EntryRefusal, Partial<EntryFacts>][] = [
  ['SESSION_NOT_FOUND', { isShown: false }],
  ['SESSION_CANCELLED', { status: 'cancelled' }],
  ['SESSION_APPLICATIONS_CLOSED', { applyClosesAt: now }],
  ['SESSION_NOT_OPEN_YET', { applyOpensAt: seoul('2026-11-22T09:00:00') }],
  ['SESSION_OTHER_TRADE', { isForTrades: false }],
  ['SAME_TIME_BOOKED', { otherSeats: [sameDay] }],
  ['SESSION_FULL', { freeInVenue: 0 }],
  ['SESSION_TRADE_FULL', { freeInTrades: 0 }],
]

function refusalOf(change: Partial<EntryFacts>): EntryRefusal | null {
  const verdict = mayEnter({ ...free, ...change }, now)
  return verdict.allowed ? null : verdict.reason
}

describe('a seat', () => {
  test.each(obstacles)('refuses a seat with %s', (refusal, change) => {
    expect(refusalOf(change)).toBe(refusal)
  })

  test('names a lasting refusal before one that the waiting list can solve', () => {
    for (const [place, [refusal]] of obstacles.entries()) {
      const all = Object.assign(
        {},
        ...obstacles.slice(place).map(([, change]) => change),
      ) as Partial<EntryFacts>
      expect(refusalOf(all)).toBe(refusal)
    }
    expect(obstacles.map(([refusal]) => refusal).filter(isFull)).toEqual([
      'SESSION_FULL',
      'SESSION_TRADE_FULL',
    ])
  })

  test.each([
    [{}, null],
    [{ freeInVenue: 1 }, null],
    [{ freeInTrades: 1 }, null],
    [{ otherSeats: [evening] }, null],
    [{ freeInVenue: 2, queue: 1 }, null],
    [{ freeInVenue: 2, queue: 2 }, 'SESSION_FULL'],
    [{ freeInVenue: 9, freeInTrades: 1, queue: 1 }, 'SESSION_TRADE_FULL'],
    [{ freeInVenue: -1 }, 'SESSION_FULL'],
  ] as const)('judges a seat with %o: %s', (change, refusal) => {
    expect(refusalOf(change)).toBe(refusal)
  })
})
