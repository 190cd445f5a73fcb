import {
  FINISH_TOLERANCE_MS,
  type WatchProgress,
  type WatchState,
  nextCheckpointMs,
  settleClock,
} from './watch-state.ts'

export type CreditReason =
  | 'ALREADY_RECORDED'
  | 'LEASE_LOST'
  | 'SKIPPED_AHEAD'
  | 'FASTER_THAN_CLOCK'
  | 'CHECKPOINT_WAITING'
  | 'ALREADY_WATCHED'
  | 'NOT_YET_FULL'

export type ProgressResult = {
  state: WatchState
  creditedMs: number
  reason: CreditReason | null
  finished: boolean
}

type Credit = { creditedMs: number; reason: CreditReason | null }

/** Network jitter may deliver a record slightly early. The clock repays this grace, so all leases share it. */
const CLOCK_GRACE_MS = 2_000

/** A position this little ahead of the played time is rounding of the player, not a jump. */
const POSITION_TOLERANCE_MS = 2_000

/** The player reads the position every 500 ms, so its checkpoint pair may precede the mark by so much. */
const MARK_TOLERANCE_MS = 1_000

/**
 * The server, not the browser, decides the credit: a progress record advances the credited position by the time played, never
 * faster than the server's clock, and never past the end or an unconfirmed 40-minute mark (specification section 4, video study).
 */
export function creditProgress(state: WatchState, progress: WatchProgress, now: Date): ProgressResult {
  if (state.leaseNo === null || progress.leaseNo !== state.leaseNo) return unchanged(state, 'LEASE_LOST')
  if (wholeMs(progress.sequence) <= state.lastSequence) return unchanged(state, 'ALREADY_RECORDED')

  const claim = readClaim(progress)
  const ready = passCheckpoint(settleClock(state, now), claim)
  const credit = weigh(ready, claim)
  const credited: WatchState = {
    ...ready,
    creditedMs: ready.creditedMs + credit.creditedMs,
    budgetMs: ready.budgetMs - credit.creditedMs,
    lastSequence: claim.sequence,
    playing: claim.isPlaying,
  }
  return claim.wantsFinish ? finish(credited, credit) : answer(credited, credit)
}

/** Treats a negative or non-finite number as zero, which earns nothing. */
function readClaim(progress: WatchProgress): WatchProgress {
  return {
    ...progress,
    sequence: wholeMs(progress.sequence),
    playedMs: wholeMs(progress.playedMs),
    positionMs: wholeMs(progress.positionMs),
  }
}

function wholeMs(value: number): number {
  return Number.isFinite(value) && value > 0 ? Math.floor(value) : 0
}

/** A play record after a pause, both at the mark, confirms the 40-minute prompt. */
function passCheckpoint(state: WatchState, progress: WatchProgress): WatchState {
  const markMs = nextCheckpointMs(state)
  if (markMs === null || state.playing || !progress.isPlaying) return state

  const atMark =
    progress.positionMs >= markMs - MARK_TOLERANCE_MS && state.creditedMs >= markMs - POSITION_TOLERANCE_MS
  return atMark ? { ...state, checkpointsPassed: state.checkpointsPassed + 1 } : state
}

function weigh(state: WatchState, progress: WatchProgress): Credit {
  const advanceMs = Math.min(progress.positionMs, state.durationMs) - state.creditedMs
  if (advanceMs <= 0) return { creditedMs: 0, reason: progress.playedMs > 0 ? 'ALREADY_WATCHED' : null }

  const aheadMs = Math.max(0, advanceMs - progress.playedMs)
  const skipped = aheadMs > POSITION_TOLERANCE_MS
  const playedMs = advanceMs - aheadMs
  const claimedMs = skipped ? playedMs : advanceMs

  const withGraceMs = Math.min(playedMs, Math.max(0, state.budgetMs + CLOCK_GRACE_MS))
  const withoutGraceMs = Math.min(claimedMs, Math.max(0, state.budgetMs))
  const clockMs = Math.max(withGraceMs, withoutGraceMs)

  const markMs = nextCheckpointMs(state)
  const untilMarkMs = markMs === null ? clockMs : Math.max(0, markMs - state.creditedMs)
  if (untilMarkMs < clockMs || (untilMarkMs === 0 && claimedMs > 0)) {
    return { creditedMs: untilMarkMs, reason: 'CHECKPOINT_WAITING' }
  }
  if (clockMs < playedMs) return { creditedMs: clockMs, reason: 'FASTER_THAN_CLOCK' }
  return { creditedMs: clockMs, reason: skipped ? 'SKIPPED_AHEAD' : null }
}

/** A lecture counts as finished within two seconds of its end; an earlier claim changes nothing. */
function finish(state: WatchState, credit: Credit): ProgressResult {
  if (state.durationMs <= 0 || state.creditedMs < state.durationMs - FINISH_TOLERANCE_MS) {
    return answer(state, { ...credit, reason: 'NOT_YET_FULL' })
  }
  const restMs = Math.max(0, state.durationMs - state.creditedMs)
  const full: WatchState = { ...state, creditedMs: state.creditedMs + restMs, finished: true }
  return answer(full, { creditedMs: credit.creditedMs + restMs, reason: null })
}

function answer(state: WatchState, credit: Credit): ProgressResult {
  return { state, creditedMs: credit.creditedMs, reason: credit.reason, finished: state.finished }
}

function unchanged(state: WatchState, reason: CreditReason): ProgressResult {
  return { state, creditedMs: 0, reason, finished: state.finished }
}
