import { expect, it } from 'vitest'
import { extendedHold, mayExtendHold } from './may-extend-hold.ts'

const now = new Date('2026-12-09T10:00:00+09:00')
const session = { status: 'open' as const, startsAt: new Date('2026-12-10T10:00:00+09:00') }
const until = (time: string) => new Date(`2026-12-${time}+09:00`)

it.each([
  ['live', 'held', '09T10:00:01', session, 'yes'],
  ['that has just run out', 'held', '09T10:00:00', session, 'HOLD_OVER'],
  ['paid', 'sold', '09T11:00:00', session, 'HOLD_OVER'],
  ['that lasts to the end of the day before', 'held', '10T00:00:00', session, 'HOLD_AT_LIMIT'],
  ['of a cancelled session', 'held', '09T11:00:00', { ...session, status: 'cancelled' }, 'SESSION_CANCELLED'],
] as const)('judges the extension of a hold %s', (_which, seat, heldUntil, ofSession, expected) => {
  const verdict = mayExtendHold({ seat, heldUntil: until(heldUntil) }, ofSession, now)
  expect(verdict.allowed ? 'yes' : verdict.reason).toBe(expected)
})

it.each([
  [1, '09T10:30:00', '09T11:30:00'],
  [3, '09T10:30:00', '09T13:30:00'],
  [24, '09T10:30:00', '10T00:00:00'],
] as const)('extends by %d hours a hold from %s until %s', (hours, heldUntil, end) => {
  expect(extendedHold(until(heldUntil), session, hours)).toEqual(until(end))
})
