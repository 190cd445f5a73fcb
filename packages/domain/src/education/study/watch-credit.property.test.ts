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

const start = new Date('2026-11-20T01:00:00Z')

type Happening = { waitMs: number; opens: boolean; progress: WatchProgress }

const absurd = fc.oneof(
  fc.integer({ min: 0, max: 100_000 }),
  fc.integer({ min: -10_000, max: 10_000_000 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0.5, 2_400_000, 7_200_000),
)

const happening: fc.Arbitrary<Happening> = fc.record({
  waitMs: fc.oneof(fc.integer({ min: -5_000, max: 5_000 }), fc.integer({ min: 0, max: 900_000 })),
  opens: fc.boolean(),
  progress: fc.record({
    leaseNo: fc.constantFrom('one', 'one', 'two'),
    sequence: fc.oneof(fc.integer({ min: 0, max: 40 }), absurd),
    playedMs: absurd,
    positionMs: absurd,
    isPlaying: fc.boolean(),
    wantsFinish: fc.boolean(),
  }),
})

function replay(durationMs: number, happenings: readonly Happening[]) {
  let state: WatchState = openLease(newWatchState(durationMs), 'one', start)
  let nowMs = start.getTime()
  let latestMs = nowMs
  let clockMs = 0
  const credited: number[] = [0]

  const runClock = () => {
    if (state.playing) clockMs += Math.max(0, nowMs - latestMs)
    latestMs = latestMs - nowMs > CLOCK_STEP_MS ? nowMs : Math.max(latestMs, nowMs)
  }

  for (const { waitMs, opens, progress } of happenings) {
    nowMs += waitMs
    if (opens) {
      runClock()
      state = openLease(state, progress.leaseNo, new Date(nowMs))
    }
    const result = creditProgress(state, progress, new Date(nowMs))
    if (result.state !== state) runClock()
    expect(result.state.creditedMs - state.creditedMs).toBe(result.creditedMs)
    expect(result.finished || !state.finished).toBe(true)
    state = result.state
    credited.push(state.creditedMs)
  }
  return { state, clockMs, credited }
}

describe('records in any order', () => {
  const duration = fc.oneof(
    fc.integer({ min: 1, max: 10_000 }),
    fc.integer({ min: 60_000, max: 7_300_000 }),
    fc.constantFrom(2_400_000, 2_400_001, 2_402_000, 4_800_000),
  )
  const story = fc.array(happening, { maxLength: 60 })

  test('keeps credit within clock, length and unconfirmed mark and never reduces credit', () => {
    fc.assert(
      fc.property(duration, story, (durationMs, happenings) => {
        const { state, clockMs, credited } = replay(durationMs, happenings)
        expect(state.creditedMs).toBeLessThanOrEqual(clockMs + 5_000)
        expect(state.creditedMs).toBeLessThanOrEqual(durationMs)
        expect(Number.isInteger(state.creditedMs)).toBe(true)
        expect(credited).toEqual(credited.toSorted((left, right) => left - right))
        const markMs = (state.checkpointsPassed + 1) * 2_400_000
        expect(state.creditedMs).toBeLessThanOrEqual(state.finished ? durationMs : markMs)
        expect(state.finished ? state.creditedMs : durationMs).toBe(durationMs)
      }),
      { numRuns: 1_500 },
    )
  })

  test('credits a repeated record only once', () => {
    fc.assert(
      fc.property(duration, story, (durationMs, happenings) => {
        const once = replay(durationMs, happenings)
        const doubled = happenings.flatMap((each) => [each, { ...each, waitMs: 0, opens: false }])
        expect(replay(durationMs, doubled).state).toEqual(once.state)
      }),
      { numRuns: 300 },
    )
  })
})
