/** The server's state of one person watching one lecture. */
export type WatchState = {
  durationMs: number
  /** The furthest position of the lecture that has been credited. */
  creditedMs: number
  checkpointsPassed: number
  leaseNo: string | null
  lastSequence: number
  /** Whether the last record said that the player plays. */
  playing: boolean
  /** Server-clock playing time not yet turned into credit; down to -2 s where the grace has been used. */
  budgetMs: number
  lastProgressAt: Date | null
  finished: boolean
}

/** One progress record of a player. */
export type WatchProgress = {
  leaseNo: string
  /** 1, 2, 3, ... within a lease. */
  sequence: number
  /** Milliseconds played since the previous record. */
  playedMs: number
  positionMs: number
  /** The state of the player after this record. */
  isPlaying: boolean
  /** `status=1` of the progress record. */
  wantsFinish: boolean
}

export const CHECKPOINT_EVERY_MS = 2_400_000
export const FINISH_TOLERANCE_MS = 2_000
/** A request may wait so long for a connection: what comes with an older clock is late, and more is a clock put right. */
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

/** Hands the lecture to a player. Budget saved under the old lease is lost; grace already used is not given twice. */
export function openLease(state: WatchState, leaseNo: string, now: Date): WatchState {
  const settled = settleClock(state, now)
  const budgetMs = Math.min(0, settled.budgetMs)
  return { ...settled, leaseNo, lastSequence: 0, playing: false, budgetMs }
}

/**
 * The clock runs only while the server knows the player as playing; a late request never turns it back, only a clock that
 * was ahead and is right again does. More than the lecture's length can never be spent, so no more is kept.
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

/** What the clock gave while it was ahead goes out of the budget; nothing is owed that was not owed before. */
function putBack(state: WatchState, aheadMs: number, now: Date): WatchState {
  const owedMs = Math.min(0, state.budgetMs)
  return { ...state, budgetMs: Math.max(owedMs, state.budgetMs - aheadMs), lastProgressAt: now }
}

/** The position at which credit waits for the next confirmation; null when none is left before the end. */
export function nextCheckpointMs(state: WatchState): number | null {
  const markMs = (state.checkpointsPassed + 1) * CHECKPOINT_EVERY_MS
  return markMs < state.durationMs ? markMs : null
}
