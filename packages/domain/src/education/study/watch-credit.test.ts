import { describe, expect, test } from 'vitest'
import { creditProgress } from './watch-credit.ts'
import {
  type WatchProgress,
  type WatchState,
  newWatchState,
  nextCheckpointMs,
  openLease,
} from './watch-state.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const start = new Date('2026-11-20T01:00:00Z')

function after(ms: number): Date {
  return new Date(start.getTime() + ms)
}

function progress(sequence: number, claim: Partial<WatchProgress> = {}): WatchProgress {
  return {
    leaseNo: 'lease',
    sequence,
    playedMs: 0,
    positionMs: 0,
    isPlaying: true,
    wantsFinish: false,
    ...claim,
  }
}

function playing(durationMs: number, known: Partial<WatchState> = {}): WatchState {
  const state = openLease({ ...newWatchState(durationMs), ...known }, 'lease', start)
  return creditProgress(state, progress(1, { positionMs: state.creditedMs }), start).state
}

describe('a person who watches', () => {
  test('credits the minute played', () => {
    const result = creditProgress(
      playing(HOUR),
      progress(2, { playedMs: MINUTE, positionMs: MINUTE }),
      after(MINUTE),
    )
    expect(result).toMatchObject({ creditedMs: MINUTE, reason: null, finished: false })
    expect(result.state).toMatchObject({ creditedMs: MINUTE, lastSequence: 2, playing: true })
  })

  test('loses nothing when a record arrives a second early', () => {
    const result = creditProgress(
      playing(HOUR),
      progress(2, { playedMs: MINUTE, positionMs: MINUTE }),
      after(59_000),
    )
    expect(result).toMatchObject({ creditedMs: MINUTE, reason: null })
  })

  test('loses nothing when 40 minutes of offline records arrive at once an hour later', () => {
    let state = playing(2 * HOUR)
    for (let minute = 1; minute <= 40; minute += 1) {
      const record = progress(minute + 1, { playedMs: MINUTE, positionMs: minute * MINUTE })
      state = creditProgress(state, record, after(HOUR + minute)).state
    }
    expect(state.creditedMs).toBe(40 * MINUTE)
  })

  test('does not charge a viewer for the player’s rounding between two records', () => {
    const first = creditProgress(
      playing(HOUR),
      progress(2, { playedMs: 59_700, positionMs: MINUTE }),
      after(MINUTE),
    )
    expect(first).toMatchObject({ creditedMs: MINUTE, reason: null })
  })

  test('finishes a lecture within two seconds of its end', () => {
    const state = playing(HOUR, { creditedMs: HOUR - MINUTE, checkpointsPassed: 1 })
    const end = progress(2, { playedMs: 58_500, positionMs: HOUR, isPlaying: false, wantsFinish: true })
    const result = creditProgress(state, end, after(58_500))
    expect(result).toMatchObject({ finished: true, reason: null, creditedMs: MINUTE })
    expect(result.state).toMatchObject({ creditedMs: HOUR, finished: true })
  })

  test('accepts a second report of the end', () => {
    const state = playing(HOUR, { creditedMs: HOUR, finished: true })
    const again = creditProgress(state, progress(2, { positionMs: HOUR, wantsFinish: true }), after(1))
    expect(again).toMatchObject({ finished: true, creditedMs: 0, reason: null })
    expect(creditProgress(again.state, progress(2), after(2))).toMatchObject({ finished: true })
  })

  test('keeps a finished lecture finished during a second viewing', () => {
    const state = playing(HOUR, { creditedMs: HOUR, finished: true })
    const result = creditProgress(state, progress(2, { playedMs: MINUTE, positionMs: MINUTE }), after(MINUTE))
    expect(result).toMatchObject({ finished: true, creditedMs: 0, reason: 'ALREADY_WATCHED' })
  })

  test('reports that a stretch was already counted', () => {
    const state = playing(HOUR, { creditedMs: 10 * MINUTE })
    const result = creditProgress(
      state,
      progress(2, { playedMs: MINUTE, positionMs: 3 * MINUTE }),
      after(MINUTE),
    )
    expect(result).toMatchObject({ creditedMs: 0, reason: 'ALREADY_WATCHED' })
  })
})

describe('the 40-minute mark', () => {
  const mark = 40 * MINUTE
  const nearMark = { creditedMs: mark - MINUTE }

  test('stops credit exactly at the mark', () => {
    const state = playing(2 * HOUR, nearMark)
    const record = progress(2, { playedMs: 2 * MINUTE, positionMs: mark + MINUTE })
    const result = creditProgress(state, record, after(2 * MINUTE))
    expect(result).toMatchObject({ creditedMs: MINUTE, reason: 'CHECKPOINT_WAITING' })
    expect(result.state.creditedMs).toBe(mark)

    const next = progress(3, { playedMs: MINUTE, positionMs: mark + 2 * MINUTE })
    expect(creditProgress(result.state, next, after(3 * MINUTE))).toMatchObject({
      creditedMs: 0,
      reason: 'CHECKPOINT_WAITING',
    })
  })

  test('resumes credit after a pause and a play at the mark and keeps the player’s overshoot', () => {
    const overshoot = mark + 350
    const paused = creditProgress(
      playing(2 * HOUR, nearMark),
      progress(2, { playedMs: MINUTE + 350, positionMs: overshoot, isPlaying: false }),
      after(MINUTE + 350),
    ).state
    expect(paused).toMatchObject({ creditedMs: mark, checkpointsPassed: 0, playing: false })

    const resumed = creditProgress(paused, progress(3, { positionMs: overshoot }), after(3 * MINUTE))
    expect(resumed.state).toMatchObject({ creditedMs: overshoot, checkpointsPassed: 1, playing: true })
    expect(nextCheckpointMs(resumed.state)).toBe(2 * mark)

    const next = progress(4, { playedMs: MINUTE, positionMs: overshoot + MINUTE })
    expect(creditProgress(resumed.state, next, after(4 * MINUTE))).toMatchObject({
      creditedMs: MINUTE,
      reason: null,
    })
  })

  test('does not accept a pause long before the mark as the confirmation', () => {
    const paused = creditProgress(
      playing(2 * HOUR, nearMark),
      progress(2, { playedMs: 30_000, positionMs: mark - 30_000, isPlaying: false }),
      after(30_000),
    ).state
    const resumed = creditProgress(paused, progress(3, { positionMs: mark - 30_000 }), after(MINUTE))
    expect(resumed.state.checkpointsPassed).toBe(0)
  })

  test('passes the mark when a player closed at the prompt opens again', () => {
    const state = openLease({ ...newWatchState(2 * HOUR), creditedMs: mark }, 'lease', start)
    expect(creditProgress(state, progress(1, { positionMs: mark }), start).state.checkpointsPassed).toBe(1)
  })

  test('sets no mark at the very end of a lecture', () => {
    expect(nextCheckpointMs(newWatchState(mark))).toBeNull()
    expect(nextCheckpointMs(newWatchState(mark + 1))).toBe(mark)
  })
})

describe('a false record', () => {
  test('refuses credit for the whole lecture at once', () => {
    const forged = progress(2, { playedMs: HOUR, positionMs: HOUR, wantsFinish: true })
    const result = creditProgress(playing(HOUR), forged, after(1_000))
    expect(result).toMatchObject({ finished: false, reason: 'NOT_YET_FULL' })
    expect(result.state.creditedMs).toBeLessThanOrEqual(3_000)
  })

  test('does not credit a jump ahead', () => {
    const jump = progress(2, { playedMs: MINUTE, positionMs: 30 * MINUTE })
    expect(creditProgress(playing(HOUR), jump, after(MINUTE))).toMatchObject({
      creditedMs: MINUTE,
      reason: 'SKIPPED_AHEAD',
    })
  })

  test('credits half an hour for half an hour at 1.5× speed', () => {
    let state = playing(2 * HOUR)
    const reasons = new Set<string | null>()
    for (let minute = 1; minute <= 30; minute += 1) {
      const record = progress(minute + 1, { playedMs: 1.5 * MINUTE, positionMs: minute * 1.5 * MINUTE })
      const result = creditProgress(state, record, after(minute * MINUTE))
      reasons.add(result.reason)
      state = result.state
    }
    expect(state.creditedMs).toBeLessThanOrEqual(30 * MINUTE + 2_000)
    expect(reasons).toContain('FASTER_THAN_CLOCK')
  })

  test('credits the same minute only once in sixty records', () => {
    let state = playing(HOUR)
    for (let round = 1; round <= 60; round += 1) {
      const record = progress(round + 1, { playedMs: MINUTE, positionMs: MINUTE })
      state = creditProgress(state, record, after(round * MINUTE)).state
    }
    expect(state.creditedMs).toBe(MINUTE)
  })

  test('ignores a repeated record and one that arrives after a later record', () => {
    const minute = progress(2, { playedMs: MINUTE, positionMs: MINUTE })
    const { state } = creditProgress(playing(HOUR), minute, after(MINUTE))
    const replayed = creditProgress(state, minute, after(2 * MINUTE))
    expect(replayed).toEqual({ state, creditedMs: 0, reason: 'ALREADY_RECORDED', finished: false })

    const later = creditProgress(state, progress(9, { positionMs: MINUTE }), after(2 * MINUTE)).state
    const late = creditProgress(
      later,
      progress(5, { playedMs: MINUTE, positionMs: 2 * MINUTE }),
      after(3 * MINUTE),
    )
    expect(late).toMatchObject({ creditedMs: 0, reason: 'ALREADY_RECORDED' })
  })

  test('refuses a record from a player that lost the lecture to another player', () => {
    const taken = openLease(playing(HOUR), 'other', after(MINUTE))
    const result = creditProgress(taken, progress(2, { playedMs: MINUTE, positionMs: MINUTE }), after(MINUTE))
    expect(result).toEqual({ state: taken, creditedMs: 0, reason: 'LEASE_LOST', finished: false })
  })

  test('credits at most two seconds to a one-minute claim while paused', () => {
    const paused = creditProgress(playing(HOUR), progress(2, { isPlaying: false }), start).state
    const claim = progress(3, { playedMs: MINUTE, positionMs: MINUTE })
    expect(creditProgress(paused, claim, after(MINUTE)).creditedMs).toBeLessThanOrEqual(2_000)
  })

  test('grants the grace only once when the lecture opens repeatedly', () => {
    let state = newWatchState(HOUR)
    for (let round = 1; round <= 100; round += 1) {
      state = openLease(state, 'lease', start)
      const claim = progress(1, { playedMs: MINUTE, positionMs: state.creditedMs + MINUTE })
      state = creditProgress(state, claim, start).state
    }
    expect(state.creditedMs).toBe(2_000)
  })

  test.each([Number.NaN, -1, -60_000, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'credits nothing for %s as a number',
    (nonsense) => {
      const state = playing(HOUR)
      const claim = progress(2, { playedMs: nonsense, positionMs: nonsense })
      expect(creditProgress(state, claim, after(MINUTE))).toMatchObject({ creditedMs: 0 })
      const sequence = creditProgress(state, progress(nonsense), after(MINUTE))
      expect(sequence).toMatchObject({ creditedMs: 0, reason: 'ALREADY_RECORDED' })
    },
  )

  test('does not finish a lecture without length', () => {
    expect(creditProgress(playing(0), progress(2, { wantsFinish: true }), after(1)).finished).toBe(false)
  })
})
