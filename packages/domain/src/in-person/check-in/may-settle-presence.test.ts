import { expect, it } from 'vitest'
import { presenceOf } from './judge-attendance.ts'
import { marksOfPresence, mayCloseBookingException, maySettlePresence } from './may-settle-presence.ts'

const session = {
  status: 'open' as const,
  startsAt: new Date('2026-12-10T01:00:00Z'),
  endsAt: new Date('2026-12-10T08:00:00Z'),
}
const booking = { seat: 'sold' as const, statuses: ['paid'] as const, exceptionText: null }

it.each([
  ['present in part', {}, {}, 'yes'],
  ['declared absent', {}, { statuses: ['absent'] as const }, 'yes'],
  ['in a session closed since', { status: 'closed' as const }, {}, 'yes'],
  ['in a session going on', { endsAt: new Date('2026-12-10T08:00:01Z') }, {}, 'SESSION_NOT_OVER'],
  ['in a cancelled session', { status: 'cancelled' as const }, {}, 'SESSION_CANCELLED'],
  ['completed', {}, { statuses: ['completed'] as const }, 'NOTHING_TO_SETTLE'],
  ['refunded', {}, { statuses: ['refunded'] as const }, 'NOTHING_TO_SETTLE'],
  ['without a seat', {}, { seat: 'released' as const }, 'NOTHING_TO_SETTLE'],
])('judges a staff decision about a person %s', (_who, ofSession, ofBooking, answer) => {
  const verdict = maySettlePresence(
    { ...session, ...ofSession },
    { ...booking, ...ofBooking },
    true,
    session.endsAt,
  )
  expect(verdict.allowed ? 'yes' : verdict.reason).toBe(answer)
})

it.each([
  ['present in part', ['paid'] as const, '일부만 출석', true],
  ['declared absent already', ['absent'] as const, null, false],
  ['declared absent, with marks since', ['absent'] as const, '불참 처리된 뒤의 출석 기록', true],
  ['completed', ['completed'] as const, null, false],
])(
  'judges a declared absence for a person %s with statuses %s, exception %s: %s',
  (_who, statuses, exceptionText, answer) => {
    const verdict = maySettlePresence(
      session,
      { seat: 'sold', statuses, exceptionText },
      false,
      session.endsAt,
    )
    expect(verdict.allowed).toBe(answer)
  },
)

it.each([
  ['in two venues at once, before the end', { endsAt: new Date('2026-12-11T08:00:00Z') }, {}, 'yes'],
  [
    'whose money was returned by hand',
    { status: 'cancelled' as const },
    { seat: 'released' as const },
    'yes',
  ],
  ['present in part', {}, {}, 'PRESENCE_UNDECIDED'],
  ['declared absent, with marks since', {}, { statuses: ['absent'] as const }, 'PRESENCE_UNDECIDED'],
  ['not on the list', {}, { exceptionText: null }, 'BOOKING_EXCEPTION_CLOSED'],
])('judges the removal from the exception list of a person %s', (_who, ofSession, ofBooking, answer) => {
  const facts = { ...booking, exceptionText: '확인', ...ofBooking }
  const verdict = mayCloseBookingException({ ...session, ...ofSession }, facts, session.endsAt)
  expect(verdict.allowed ? 'yes' : verdict.reason).toBe(answer)
})

it.each([
  [null, null],
  [new Date('2026-12-10T04:00:00Z'), null],
  [new Date('2026-12-10T00:40:00Z'), new Date('2026-12-10T08:20:00Z')],
])('counts a person known to be there from %s to %s as present', (inAt, outAt) => {
  const marks = marksOfPresence({ inAt, outAt }, session)
  expect(presenceOf(marks, session)).toBe('present')
  expect(Number(marks.inAt)).toBeLessThanOrEqual(
    Math.min(Number(inAt ?? session.startsAt), Number(session.startsAt)),
  )
  expect(Number(marks.outAt)).toBeGreaterThanOrEqual(Number(outAt ?? session.endsAt))
})
