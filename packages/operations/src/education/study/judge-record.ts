import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { recordProgress } from '@hygiene/contracts/education/study/record-progress'
import { creditProgress } from '@hygiene/domain/education/study/watch-credit'
import { creditReasonSentence } from '@hygiene/domain/education/study/credit-reason-text'
import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'
import type { EnrolmentStatus } from '@hygiene/domain/education/enrolment/enrolment-status'
import { mayViewLectures, studyStatusOf } from '@hygiene/domain/education/study/study-record'
import { type WatchLoss, watchLossOf } from '@hygiene/domain/education/study/watch-loss'
import type { WatchProgress, WatchState } from '@hygiene/domain/education/study/watch-state'

export type WatchColumns = Omit<WatchState, 'durationMs' | 'playing' | 'finished'> & {
  isPlaying: boolean
  finishedAt: Date | null
}

export interface ProgressRow extends WatchColumns {
  status: EnrolmentStatus
  year: number
  extendedToOn: string | null
  durationSeconds: number
  activeLeaseNo: string
}

/** Holds a progress record as sent. The specification's own record lacks the fields that identify and order it. */
export type SentProgress = Pick<WatchProgress, 'positionMs' | 'isPlaying' | 'wantsFinish'> &
  Partial<Pick<WatchProgress, 'leaseNo' | 'sequence' | 'playedMs'>>

export interface ProgressRecord {
  memberNo: number
  enrolmentNo: EnrolmentNo
  lectureNo: LectureNo
  progress: SentProgress
  ipAddress: string
  /** Is the login to extend, or null if it was extended within the last seconds. */
  dueLoginNo: string | null
  now: Date
}

export type RecordRefusal =
  | 'ENROLMENT_NOT_FOUND'
  | 'LECTURE_NOT_FOUND'
  | 'NOT_PAID'
  | 'ENROLMENT_ENDED'
  | 'LEASE_LOST'
  | 'NOT_YET_FULL'

export type RecordOutcome =
  | { refused: RecordRefusal; lost: WatchLoss | null }
  | {
      refused: null
      lost: WatchLoss | null
      columns: WatchColumns
      hasJustFinished: boolean
      answer: AnswerOf<typeof recordProgress>
    }

export function judgeRecord(row: ProgressRow, { progress: sent, now }: ProgressRecord): RecordOutcome {
  const verdict = mayViewLectures(row, now)
  if (!verdict.allowed) return { refused: verdict.reason, lost: null }
  const progress = completed(sent, row)
  const before = watchStateOf(row, row.durationSeconds)
  if (row.activeLeaseNo !== progress.leaseNo)
    return {
      refused: 'LEASE_LOST',
      lost: watchLossOf(before, progress, { reason: 'LEASE_LOST', creditedMs: 0 }),
    }

  const { state, creditedMs, reason } = creditProgress(before, progress, now)
  const lost = watchLossOf(before, progress, { reason, creditedMs })
  if (reason === 'LEASE_LOST' || reason === 'NOT_YET_FULL') return { refused: reason, lost }
  return {
    refused: null,
    lost,
    columns: watchColumnsOf(state, row.finishedAt, now),
    hasJustFinished: state.finished && row.finishedAt === null,
    answer: {
      studyTime: state.creditedMs / 1000,
      status: studyStatusOf(state.finished),
      credited: creditedMs / 1000,
      lastSequence: state.lastSequence,
      checkpointsPassed: state.checkpointsPassed,
      reason,
      sentence: reason && creditReasonSentence[reason],
    },
  }
}

/** Fills fields that an old client omits from the locked row. The clock still limits the credit. */
function completed(sent: SentProgress, row: ProgressRow): WatchProgress {
  return {
    ...sent,
    leaseNo: sent.leaseNo ?? row.leaseNo ?? '',
    sequence: sent.sequence ?? row.lastSequence + 1,
    playedMs: sent.playedMs ?? Math.max(0, sent.positionMs - row.creditedMs),
  }
}

export function watchStateOf(columns: WatchColumns, durationSeconds: number): WatchState {
  const { creditedMs, checkpointsPassed, leaseNo, lastSequence, budgetMs, lastProgressAt } = columns
  return {
    durationMs: durationSeconds * 1000,
    creditedMs,
    checkpointsPassed,
    leaseNo,
    lastSequence,
    playing: columns.isPlaying,
    budgetMs,
    lastProgressAt,
    finished: columns.finishedAt !== null,
  }
}

export function watchColumnsOf(state: WatchState, finishedAt: Date | null, now: Date): WatchColumns {
  const { creditedMs, checkpointsPassed, leaseNo, lastSequence, budgetMs, lastProgressAt } = state
  return {
    creditedMs,
    checkpointsPassed,
    leaseNo,
    lastSequence,
    isPlaying: state.playing,
    budgetMs,
    lastProgressAt,
    finishedAt: state.finished ? (finishedAt ?? now) : null,
  }
}
