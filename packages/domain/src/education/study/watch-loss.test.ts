import { describe, expect, it } from 'vitest'
import type { CreditReason } from './watch-credit.ts'
import { watchLossOf } from './watch-loss.ts'
import { newWatchState } from './watch-state.ts'

const before = { ...newWatchState(600_000), creditedMs: 60_000 }

describe('watch time that did not count', () => {
  it.each<[CreditReason | null, number, number, number, number | null]>([
    ['LEASE_LOST', 10_000, 70_000, 0, 10_000],
    ['ALREADY_WATCHED', 10_000, 30_000, 0, 10_000],
    ['FASTER_THAN_CLOCK', 20_000, 80_000, 12_000, 8_000],
    ['CHECKPOINT_WAITING', 10_000, 70_000, 4_000, 6_000],
    ['SKIPPED_AHEAD', 10_000, 200_000, 10_000, 130_000],
    ['FASTER_THAN_CLOCK', 9e15, 80_000, 0, 600_000],
    ['LEASE_LOST', Number.NaN, 70_000, 0, null],
    ['LEASE_LOST', 0, 70_000, 0, null],
    ['ALREADY_RECORDED', 10_000, 70_000, 0, null],
    ['NOT_YET_FULL', 10_000, 70_000, 0, null],
    [null, 10_000, 70_000, 10_000, null],
  ])(
    'records for %s, played %d to %d, credited %d, a loss of %s',
    (reason, playedMs, positionMs, creditedMs, lostMs) => {
      const lost = watchLossOf(before, { playedMs, positionMs }, { reason, creditedMs })
      expect(lost?.lostMs ?? null).toBe(lostMs)
      expect(
        watchLossOf({ ...before, finished: true }, { playedMs, positionMs }, { reason, creditedMs }),
      ).toBeNull()
    },
  )
})
