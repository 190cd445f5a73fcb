export type WatchState = {
  durationMs: number
  creditedMs: number
  checkpointsPassed: number
  leaseNo: string | null
  lastSequence: number
  playing: boolean
  /** Holds playing time by the server's clock not yet turned into credit; it falls to -2 s when the grace is used. */
  budgetMs: number
  lastProgressAt: Date | null
  finished: boolean
}

export type WatchProgress = {
  leaseNo: string
  sequence: number
  playedMs: number
  positionMs: number
  isPlaying: boolean
  wantsFinish: boolean
}

export const CHECKPOINT_EVERY_MS = 2_400_000
export const FINISH_TOLERANCE_MS = 2_000
/**
 * Limits how long a request may wait for a connection: an older clock within this limit means a late request; beyond it the
 * server's clock was corrected.
 */
export const CLOCK_STEP_MS = 10_000

export function newWatchState(durationMs: number): WatchState {
  return {
    durationMs,
    creditedMs: 0,
    checkpointsPassed: 0,
    leaseNo: null,
    lastSequence: 0,
    playing: false,
    budgetMs: 0,
    lastProgressAt: null,
    finished: false,
  }
}

/** Gives the lecture to a player. Budget saved under the old lease is lost, and used grace is not granted again. */
export function openLease(state: WatchState, leaseNo: string, now: Date): WatchState {
  const settled = settleClock(state, now)
  const budgetMs = Math.min(0, settled.budgetMs)
  return { ...settled, leaseNo, lastSequence: 0, playing: false, budgetMs }
}

/**
 * The clock runs only while the server knows the player as playing. A late request never turns it back; only the correction of a
 * fast clock does. The budget is capped at the lecture's length, because more can never be spent.
 */
export function settleClock(state: WatchState, now: Date): WatchState {
  const { lastProgressAt } = state
  if (lastProgressAt === null) return { ...state, lastProgressAt: now }

  const elapsedMs = now.getTime() - lastProgressAt.getTime()
  if (elapsedMs < -CLOCK_STEP_MS) return putBack(state, -elapsedMs, now)
  if (elapsedMs <= 0) return state
  if (!state.playing) return { ...state, lastProgressAt: now }
  return { ...state, budgetMs: Math.min(state.budgetMs + elapsedMs, state.durationMs), lastProgressAt: now }
}

/** Removes from the budget what the clock granted while it was ahead; no new debt arises. */
function putBack(state: WatchState, aheadMs: number, now: Date): WatchState {
  const owedMs = Math.min(0, state.budgetMs)
  return { ...state, budgetMs: Math.max(owedMs, state.budgetMs - aheadMs), lastProgressAt: now }
}

export function nextCheckpointMs(state: WatchState): number | null {
  const markMs = (state.checkpointsPassed + 1) * CHECKPOINT_EVERY_MS
  return markMs < state.durationMs ? markMs : null
}
