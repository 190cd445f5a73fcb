import type { ProgressResult } from './watch-credit.ts'
import type { WatchProgress, WatchState } from './watch-state.ts'

/** Omits a repeated record, which was credited before, and a premature finish, which loses no minutes. */
export const watchLossReasons = [
  'LEASE_LOST',
  'SKIPPED_AHEAD',
  'FASTER_THAN_CLOCK',
  'CHECKPOINT_WAITING',
  'ALREADY_WATCHED',
] as const
export type WatchLossReason = (typeof watchLossReasons)[number]

export interface WatchLoss {
  reason: WatchLossReason
  lostMs: number
}

/**
 * Returns the claimed milliseconds that did not count: the time played, or the skipped distance, at most the lecture's length.
 * Watching a finished lecture again loses nothing.
 */
export function watchLossOf(
  before: WatchState,
  progress: Pick<WatchProgress, 'playedMs' | 'positionMs'>,
  { reason, creditedMs }: Pick<ProgressResult, 'reason' | 'creditedMs'>,
): WatchLoss | null {
  const known = watchLossReasons.find((one) => one === reason)
  if (!known || before.finished) return null
  const skippedMs = known === 'SKIPPED_AHEAD' ? progress.positionMs - before.creditedMs : 0
  const claimedMs = Math.min(Math.max(progress.playedMs, skippedMs), before.durationMs)
  const lostMs = Math.floor(claimedMs - creditedMs)
  return lostMs > 0 ? { reason: known, lostMs } : null
}
