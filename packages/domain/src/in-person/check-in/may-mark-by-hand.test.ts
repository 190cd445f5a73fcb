import { describe, expect, it } from 'vitest'
import { mayMarkByHand, mayUndoMark } from './may-mark-by-hand.ts'

const at = (time: string) => new Date(`2026-12-10T${time}+09:00`)
const session = { status: 'open' as const, startsAt: at('10:00'), endsAt: at('17:00') }
const nobody = { inAt: null, outAt: null }
const booking = { seat: 'sold' as const, statuses: ['paid'] as const, marks: nobody, isOut: false }
const inside = { ...booking, marks: { inAt: at('09:50'), outAt: null } }
const outside = { ...booking, marks: { inAt: at('09:50'), outAt: at('12:00') }, isOut: true }
const answer = (verdict: { allowed: boolean; reason?: string }) => verdict.reason ?? 'yes'

describe('a mark by hand', () => {
  it.each([
    ['before the check-ins open', session, booking, 'in', '04:59', 'CHECK_IN_NOT_OPEN'],
    ['who has not come', session, booking, 'in', '10:05', 'yes'],
    ['who is inside', session, inside, 'in', '10:05', 'ALREADY_MARKED'],
    ['inside, who goes', session, inside, 'out', '12:00', 'yes'],
    ['who went out', session, outside, 'out', '12:30', 'ALREADY_MARKED'],
    ['who comes back', session, outside, 'in', '12:30', 'yes'],
    ['who still pays', session, { ...booking, seat: 'held' as const }, 'in', '10:05', 'NOT_EXPECTED'],
    [
      'who was refunded',
      session,
      { ...booking, statuses: ['refunded'] as const },
      'in',
      '10:05',
      'NOT_EXPECTED',
    ],
    [
      'of a cancelled session',
      { ...session, status: 'cancelled' as const },
      booking,
      'in',
      '10:05',
      'SESSION_CANCELLED',
    ],
  ] as const)(
    'judges a mark by hand for a person %s',
    (_who, ofSession, ofBooking, direction, now, expected) => {
      expect(answer(mayMarkByHand(ofSession, ofBooking, direction, at(now)))).toBe(expected)
    },
  )
})

describe('withdrawal of a mark', () => {
  const mark = { employeeNo: 3, markedAt: at('10:05:00'), undoneAt: null }
  it.each([
    ['at once', mark, ['paid'] as const, 3, '10:05:10', 'yes'],
    ['at the last second', mark, ['paid'] as const, 3, '10:05:30', 'yes'],
    ['later', mark, ['paid'] as const, 3, '10:05:31', 'UNDO_TOO_LATE'],
    ['by another employee', mark, ['paid'] as const, 4, '10:05:10', 'UNDO_TOO_LATE'],
    ['twice', { ...mark, undoneAt: at('10:05:05') }, ['paid'] as const, 3, '10:05:10', 'UNDO_TOO_LATE'],
    ['after it counted', mark, ['completed'] as const, 3, '10:05:10', 'UNDO_TOO_LATE'],
  ] as const)('judges the withdrawal of a mark %s', (_when, ofMark, statuses, employeeNo, now, expected) => {
    expect(answer(mayUndoMark(ofMark, statuses, employeeNo, at(now)))).toBe(expected)
  })
})
