import { StudyStatus, type WatchState } from '@hygiene/domain'

/** The columns of `LectureProgress` that make up the state of the credit rule. */
export interface WatchColumns {
  creditedMs: number
  checkpointsPassed: number
  leaseNo: string | null
  lastSequence: number
  isPlaying: boolean
  budgetMs: number
  lastBeatAt: Date | null
  finishedAt: Date | null
}

export function watchStateOf(columns: WatchColumns, durationSeconds: number): WatchState {
  const { creditedMs, checkpointsPassed, leaseNo, lastSequence, budgetMs, lastBeatAt } = columns
  return {
    durationMs: durationSeconds * 1000,
    creditedMs,
    checkpointsPassed,
    leaseNo,
    lastSequence,
    playing: columns.isPlaying,
    budgetMs,
    lastBeatAt,
    finished: columns.finishedAt !== null,
  }
}

/** `finishedAt` stays the first instant at which the lecture was finished. */
export function watchColumnsOf(state: WatchState, finishedAt: Date | null, now: Date): WatchColumns {
  const { creditedMs, checkpointsPassed, leaseNo, lastSequence, budgetMs, lastBeatAt } = state
  return {
    creditedMs,
    checkpointsPassed,
    leaseNo,
    lastSequence,
    isPlaying: state.playing,
    budgetMs,
    lastBeatAt,
    finishedAt: state.finished ? (finishedAt ?? now) : null,
  }
}

export function studyStatusOf(isFinished: boolean): StudyStatus {
  return isFinished ? StudyStatus.finished : StudyStatus.watching
}
