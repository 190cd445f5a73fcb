import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameTime, type SessionFacts, sessionStateAt, sessionStateSentence } from './session-state.ts'

const seoul = (text: string): Date => new Date(`${text}+09:00`)
const december: SessionFacts = {
  status: 'open',
  applyOpensAt: seoul('2026-11-01T09:00:00'),
  applyClosesAt: seoul('2026-12-09T18:00:00'),
  startsAt: seoul('2026-12-10T10:00:00'),
}

describe('the state of a session', () => {
  test.each([
    ['2026-10-31T23:59:59', 5, {}, 'notOpenYet'],
    ['2026-11-01T08:59:59', 5, {}, 'notOpenYet'],
    ['2026-11-01T09:00:00', 5, {}, 'open'],
    ['2026-12-09T17:59:59', 1, {}, 'open'],
    ['2026-12-09T17:59:59', 0, {}, 'full'],
    ['2026-12-09T17:59:59', -2, {}, 'full'],
    ['2026-12-09T18:00:00', 5, {}, 'closed'],
    ['2026-11-21T10:00:00', 5, { status: 'cancelled' }, 'cancelled'],
    ['2026-10-01T10:00:00', 0, { status: 'cancelled' }, 'cancelled'],
    ['2026-12-11T10:00:00', 5, { status: 'closed' }, 'closed'],
    ['2026-12-10T10:00:00', 5, { applyClosesAt: seoul('2026-12-10T12:00:00') }, 'closed'],
  ] as const)('reports a session at %s with %i seats and %o as %s', (at, free, change, state) => {
    expect(sessionStateAt({ ...december, ...change }, free, seoul(at))).toBe(state)
  })

  test('words every state in a sentence except the open state', () => {
    const states = ['open', 'full', 'notOpenYet', 'closed', 'cancelled'] as const
    const [open, ...others] = states.map((state) => sessionStateSentence(state, december))
    expect(open).toBeNull()
    for (const sentence of others) expect(sentence).toMatch(/니다\.$/)
    expect(sessionStateSentence('notOpenYet', december)).toBe(
      '2026년 11월 1일 09:00부터 신청하실 수 있습니다.',
    )
  })
})

test('finds two sessions either overlapping or consecutive, in either order', () => {
  const instant = fc.integer({ min: 0, max: 50 })
  const times = fc
    .tuple(instant, fc.integer({ min: 1, max: 20 }))
    .map(([start, length]) => ({ startsAt: new Date(start), endsAt: new Date(start + length) }))
  fc.assert(
    fc.property(times, times, (one, other) => {
      const isApart = one.endsAt <= other.startsAt || other.endsAt <= one.startsAt
      expect(isSameTime(one, other)).toBe(!isApart)
      expect(isSameTime(other, one)).toBe(!isApart)
    }),
  )
})
