import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFreshByPassword, isPasskeyChallengeOpen, judgePasskeyCounter } from './passkey.ts'

const NOON = new Date('2026-11-22T12:00:00+09:00')
const later = (ms: number) => new Date(NOON.getTime() + ms)

describe('the counter of a passkey', () => {
  it.each([
    [0, 0, true],
    [0, 1, true],
    [7, 8, true],
    [7, 700, true],
    [7, 7, false],
    [7, 6, false],
    [7, 0, false],
    [1, 0, false],
  ])('judges a passkey counter with stored %i and received %i: accepted %s', (kept, notified, isLetIn) => {
    expect(judgePasskeyCounter(kept, notified).allowed).toBe(isLetIn)
  })

  it('never accepts the same count twice once a device has counted', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (kept, notified) => {
        if (!judgePasskeyCounter(kept, notified).allowed || notified === 0) return
        expect(judgePasskeyCounter(notified, notified)).toEqual({ allowed: false, reason: 'PASSKEY_BLOCKED' })
        expect(notified).toBeGreaterThan(kept)
      }),
    )
  })
})

it.each([
  [0, true],
  [299_999, true],
  [300_000, false],
])('decides after %i ms whether a passkey challenge is open: %s', (ms, isOpen) => {
  expect(isPasskeyChallengeOpen(NOON, later(ms))).toBe(isOpen)
})

it.each([
  ['by password, at once', { ms: 0 }, true],
  ['by password, within five minutes', { ms: 299_999 }, true],
  ['by password, after five minutes', { ms: 300_000 }, false],
  ['by passkey', { ms: 0, isByPasskey: true }, false],
  ['by an employee’s link', { ms: 0, linkedEmployeeNo: 3 }, false],
])('judges the freshness of a login %s', (_case, { ms, ...more }, isFresh) => {
  const login = { loggedInAt: NOON, isByPasskey: false, linkedEmployeeNo: null, ...more }
  expect(isFreshByPassword(login, later(ms))).toBe(isFresh)
})
