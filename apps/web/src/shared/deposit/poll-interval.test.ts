import { expect, it } from 'vitest'
import { asksGateway, pollIntervalMs } from './poll-interval.ts'

const MINUTE = 60_000

it.each([
  [0, 3_000],
  [2 * MINUTE - 1, 3_000],
  [2 * MINUTE, 6_000],
  [10 * MINUTE, 15_000],
])('polls again, for a screen shown for %i ms, after %i ms', (shownMs, ms) => {
  expect(pollIntervalMs(shownMs)).toBe(ms)
})

it('queries the gateway on the first poll and on every fifth', () => {
  expect([0, 1, 2, 3, 4, 5, 6].filter(asksGateway)).toEqual([0, 5])
})
