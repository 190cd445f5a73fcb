import type { AnswerOf, recordProgress } from '@hygiene/contracts'
import { creditBeat, creditReasonSentence, mayLookAtLectures, type WatchBeat } from '@hygiene/domain'
import type { ProgressRecord, SentBeat } from './progress-record.ts'
import type { ProgressRow } from './progress-store.ts'
import { studyStatusOf, type WatchColumns, watchColumnsOf, watchStateOf } from './watch-record.ts'

export type RecordRefusal =
  | 'ENROLMENT_NOT_FOUND'
  | 'LECTURE_NOT_FOUND'
  | 'NOT_PAID'
  | 'ENROLMENT_ENDED'
  | 'LEASE_LOST'
  | 'NOT_YET_FULL'

export type RecordOutcome =
  | { refused: RecordRefusal }
  | {
      refused: null
      columns: WatchColumns
      hasJustFinished: boolean
      answer: AnswerOf<typeof recordProgress>
    }

/** What a record does to the locked row; a refused one does nothing. */
export function judgeRecord(row: ProgressRow, { beat: sent, now }: ProgressRecord): RecordOutcome {
  const verdict = mayLookAtLectures(row, now)
  if (!verdict.allowed) return { refused: verdict.reason }
  const beat = completed(sent, row)
  if (row.activeLeaseNo !== beat.leaseNo) return { refused: 'LEASE_LOST' }

  const { state, creditedMs, reason } = creditBeat(watchStateOf(row, row.durationSeconds), beat, now)
  if (reason === 'LEASE_LOST' || reason === 'NOT_YET_FULL') return { refused: reason }
  return {
    refused: null,
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

/** What an old client leaves out is read from the locked row; the clock bounds what it earns all the same. */
function completed(sent: SentBeat, row: ProgressRow): WatchBeat {
  return {
    ...sent,
    leaseNo: sent.leaseNo ?? row.leaseNo ?? '',
    sequence: sent.sequence ?? row.lastSequence + 1,
    playedMs: sent.playedMs ?? Math.max(0, sent.positionMs - row.creditedMs),
  }
}
