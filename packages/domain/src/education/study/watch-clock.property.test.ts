import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { creditProgress } from './watch-credit.ts'
import {
  CLOCK_STEP_MS,
  type WatchProgress,
  type WatchState,
  newWatchState,
  openLease,
} from './watch-state.ts'

const START_MS = Date.parse('2026-11-20T01:00:00Z')
const DAY_MS = 86_400_000
const DURATION_MS = 2_400_000
const EVERY_MS = 3_000
const GRACE_MS = 2_000

class Viewer {
  state: WatchState
  realMs = 0
  offsetMs = 0
  aheadMs = 0
  private positionMs = 0
  private sequence = 0
  private leases = 1

  constructor() {
    this.state = openLease(newWatchState(DURATION_MS), 'lease 1', this.clock())
  }

  clock(): Date {
    return new Date(START_MS + this.realMs + this.offsetMs)
  }

  setOffset(offsetMs: number): void {
    this.aheadMs += Math.max(0, offsetMs - this.offsetMs)
    this.offsetMs = offsetMs
  }

  openAgain(): void {
    this.leases += 1
    this.state = openLease(this.state, `lease ${this.leases}`, this.clock())
    this.sequence = 0
    this.positionMs = this.state.creditedMs
  }

  play(playedMs: number, claimedMs = playedMs): number {
    this.realMs += playedMs
    this.positionMs += claimedMs
    this.sequence += 1
    const progress: WatchProgress = {
      leaseNo: `lease ${this.leases}`,
      sequence: this.sequence,
      playedMs: claimedMs,
      positionMs: this.positionMs,
      isPlaying: true,
      wantsFinish: false,
    }
    const { state, creditedMs } = creditProgress(this.state, progress, this.clock())
    this.state = state
    return creditedMs
  }
}

type Turn = { offsetMs: number; opens: boolean; playedMs: number; claimedMs: number }

function turns(offset: fc.Arbitrary<number>): fc.Arbitrary<Turn[]> {
  const turn = fc.record({
    offsetMs: offset,
    opens: fc.boolean(),
    playedMs: fc.integer({ min: 0, max: 10_000 }),
    claimedMs: fc.integer({ min: 0, max: 100_000 }),
  })
  return fc.array(turn, { maxLength: 60 })
}

function live(viewer: Viewer, story: readonly Turn[]): void {
  for (const { offsetMs, opens, playedMs, claimedMs } of story) {
    viewer.setOffset(offsetMs)
    if (opens) viewer.openAgain()
    viewer.play(playedMs, claimedMs)
  }
}

describe('a jumping clock', () => {
  const anyOffset = fc.oneof(
    fc.integer({ min: -DAY_MS, max: DAY_MS }),
    fc.integer({ min: -20_000, max: 20_000 }),
    fc.constantFrom(0, DAY_MS, -DAY_MS, CLOCK_STEP_MS, CLOCK_STEP_MS + 1),
  )

  test('credits no more than real time plus forward clock jumps', () => {
    fc.assert(
      fc.property(turns(anyOffset), (story) => {
        const viewer = new Viewer()
        live(viewer, story)
        expect(viewer.state.creditedMs).toBeLessThanOrEqual(viewer.realMs + viewer.aheadMs + GRACE_MS)
      }),
      { numRuns: 500 },
    )
  })

  test('credits a viewer who alternates between two clocks their difference only once', () => {
    const twoServers = fc.integer({ min: 0, max: CLOCK_STEP_MS })
    fc.assert(
      fc.property(turns(twoServers), (story) => {
        const viewer = new Viewer()
        live(viewer, story)
        expect(viewer.state.creditedMs).toBeLessThanOrEqual(viewer.realMs + CLOCK_STEP_MS + GRACE_MS)
      }),
      { numRuns: 500 },
    )
  })

  test('credits honest records in full from the second one after a clock correction', () => {
    const ahead = fc.integer({ min: CLOCK_STEP_MS + 10_000 * 60, max: 30 * DAY_MS })
    fc.assert(
      fc.property(ahead, fc.boolean(), fc.integer({ min: 0, max: 20 }), (offsetMs, opens, recordsAhead) => {
        const viewer = new Viewer()
        viewer.play(0)
        viewer.setOffset(offsetMs)
        for (let record = 0; record < recordsAhead; record += 1) viewer.play(EVERY_MS)
        viewer.setOffset(0)
        if (opens) viewer.openAgain()
        viewer.play(0)
        const paid = Array.from({ length: 10 }, () => viewer.play(EVERY_MS))
        expect(paid).toEqual(Array.from({ length: 10 }, () => EVERY_MS))
      }),
      { numRuns: 200 },
    )
  })
})
