import { CHECKPOINT_EVERY_MS } from './watch-state.ts'

export interface LectureLength {
  lectureNo: number
  durationSeconds: number
}

export interface SpreadProgress {
  lectureNo: number
  creditedMs: number
  checkpointsPassed: number
  isFinished: boolean
}

/**
 * Spreads minutes of the former system over our lectures in their order: its lectures differ, but its minutes count
 * (docs/rules/migration.md). A surplus completes all lectures, and a lecture without a minute is not opened.
 */
export function spreadMinutes(lectures: readonly LectureLength[], minutes: number): SpreadProgress[] {
  const spread: SpreadProgress[] = []
  let leftMs = minutes * 60_000
  for (const { lectureNo, durationSeconds } of lectures) {
    if (leftMs <= 0) break
    const durationMs = durationSeconds * 1_000
    const creditedMs = Math.min(leftMs, durationMs)
    // A confirmation due at this very second is still required.
    const checkpointsPassed = Math.floor((creditedMs - 1) / CHECKPOINT_EVERY_MS)
    spread.push({ lectureNo, creditedMs, checkpointsPassed, isFinished: creditedMs === durationMs })
    leftMs -= creditedMs
  }
  return spread
}
