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
 * Minutes of the system before this one in the lectures of ours, in their order: its lectures are not ours, its minutes are
 * (docs/rules/migration.md). More than all lectures last counts for all of them, and no lecture is opened without a minute.
 */
export function spreadMinutes(lectures: readonly LectureLength[], minutes: number): SpreadProgress[] {
  const spread: SpreadProgress[] = []
  let leftMs = minutes * 60_000
  for (const { lectureNo, durationSeconds } of lectures) {
    if (leftMs <= 0) break
    const durationMs = durationSeconds * 1_000
    const creditedMs = Math.min(leftMs, durationMs)
    // A confirmation that is due at this very second is asked here.
    const checkpointsPassed = Math.floor((creditedMs - 1) / CHECKPOINT_EVERY_MS)
    spread.push({ lectureNo, creditedMs, checkpointsPassed, isFinished: creditedMs === durationMs })
    leftMs -= creditedMs
  }
  return spread
}
