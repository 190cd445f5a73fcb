import { describe, expect, it } from 'vitest'
import { mayBePutInto, mayCancelSession, type StaffLogin } from './may-cancel-session.ts'
import type { MoveTarget } from '../seat/may-enter.ts'

const now = new Date('2026-12-10T03:00:00Z')
const session: StaffLogin = {
  sessionNo: 1,
  status: 'open',
  startsAt: new Date('2026-12-10T01:00:00Z'),
  endsAt: new Date('2026-12-10T08:00:00Z'),
  year: 2026,
  salesType: 1,
}
const next: StaffLogin = {
  ...session,
  sessionNo: 2,
  startsAt: new Date('2026-12-17T01:00:00Z'),
  endsAt: new Date('2026-12-17T08:00:00Z'),
}

describe('cancellation of a session', () => {
  it.each([
    ['on its day, with people in the venue', {}, null, 'yes'],
    ['with another one to go to', {}, {}, 'yes'],
    ['twice', { status: 'cancelled' as const }, null, 'ALREADY_CANCELLED'],
    ['after its end', { endsAt: now }, null, 'SESSION_OVER'],
    ['that is closed', { status: 'closed' as const }, null, 'SESSION_OVER'],
    ['for one that has begun', {}, { startsAt: now }, 'REPLACEMENT_NOT_OPEN'],
    ['for one that is cancelled, too', {}, { status: 'cancelled' as const }, 'REPLACEMENT_NOT_OPEN'],
    ['for itself', {}, { sessionNo: 1 }, 'REPLACEMENT_NOT_OPEN'],
    ['for one of next year', {}, { year: 2027 }, 'REPLACEMENT_OF_OTHER_COURSE'],
    ['for one of existing operators', {}, { salesType: 2 as const }, 'REPLACEMENT_OF_OTHER_COURSE'],
  ])('judges the cancellation of a session %s', (_what, change, replacement, answer) => {
    const verdict = mayCancelSession(
      { ...session, ...change },
      replacement && { ...next, ...replacement },
      now,
    )
    expect(verdict.allowed ? 'yes' : verdict.reason).toBe(answer)
  })
})

describe('transfer of a booking', () => {
  const booked = { seat: 'sold' as const, heldUntil: null, statuses: ['paid'] as const }
  const target: MoveTarget = {
    ...next,
    applyOpensAt: new Date('2026-11-01T00:00:00Z'),
    applyClosesAt: new Date('2026-12-01T00:00:00Z'),
    isShown: false,
    isForTrades: true,
    freeInVenue: 1,
    freeInTrades: null,
    queue: 3,
    otherSeats: [],
  }

  it.each([
    ['sits there although applications have closed', {}, {}, true],
    [
      'takes a held seat along',
      { seat: 'held' as const, heldUntil: next.startsAt, statuses: ['applied'] as const },
      {},
      true,
    ],
    [
      'has lost its hold',
      { seat: 'held' as const, heldUntil: now, statuses: ['applied'] as const },
      {},
      false,
    ],
    ['only waited', { seat: 'waiting' as const, statuses: ['applied'] as const }, {}, false],
    ['has been there already', { statuses: ['attended'] as const }, {}, false],
    ['has ended', { statuses: ['refunded'] as const }, {}, false],
    ['finds the venue full', {}, { freeInVenue: 0 }, false],
    ['finds the trade full', {}, { freeInTrades: 0 }, false],
    ['finds another trade', {}, { isForTrades: false }, false],
    ['finds it cancelled, too', {}, { status: 'cancelled' as const }, false],
    ['finds it begun', {}, { startsAt: now }, false],
    ['is elsewhere at that time', {}, { otherSeats: [next] }, false],
  ])('judges the transfer of a booking that %s', (_what, mine, theirs, answer) => {
    expect(mayBePutInto({ ...booked, ...mine }, { ...target, ...theirs }, now)).toBe(answer)
  })
})
