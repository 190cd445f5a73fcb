import { recordProgress as contract } from '@hygiene/contracts'
import { inPoolTransaction } from '@hygiene/db'
import {
  creditBeat,
  creditReasonSentence,
  mayLookAtLectures,
  PlayState,
  StudyStatus,
  type WatchBeat,
} from '@hygiene/domain'
import type { InputOf } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'
import { lockProgress, moveOnWhenStudied, storeProgress } from './progress-store.ts'
import { studyStatusOf, watchColumnsOf, watchStateOf } from './watch-record.ts'
import { whyNothingToCredit } from './why-nothing-to-credit.ts'

/** Credits what the server's clock allows. A refusal rolls everything back, so that the record may be sent again. */
export const recordProgress = implement(contract, async ({ input, caller, deps, now, refuse, ipAddress }) =>
  inPoolTransaction(deps.pool, async (client) => {
    const key = { ...input, memberNo: caller.memberNo }
    const row = await lockProgress(client, key)
    if (!row) throw refuse(await whyNothingToCredit(client, key, now))
    const verdict = mayLookAtLectures(row, now)
    if (!verdict.allowed) throw refuse(verdict.reason)
    if (row.activeLeaseNo !== input.leaseNo) throw refuse('LEASE_LOST')

    const result = creditBeat(watchStateOf(row, row.durationSeconds), beatOf(input), now)
    if (result.reason === 'LEASE_LOST' || result.reason === 'NOT_YET_FULL') throw refuse(result.reason)

    const { state, reason } = result
    const columns = watchColumnsOf(state, row.finishedAt, now)
    await storeProgress(client, key, columns, ipAddress, now)
    if (state.finished && row.finishedAt === null) await moveOnWhenStudied(client, input.onlineEduNo, now)
    return {
      studyTime: state.creditedMs / 1000,
      status: studyStatusOf(state.finished),
      credited: result.creditedMs / 1000,
      lastSequence: state.lastSequence,
      checkpointsPassed: state.checkpointsPassed,
      reason,
      sentence: reason && creditReasonSentence[reason],
    }
  }),
)

function beatOf(input: InputOf<typeof contract>): WatchBeat {
  return {
    leaseNo: input.leaseNo,
    sequence: input.sequence,
    playedMs: input.playedSeconds * 1000,
    positionMs: input.studyTime * 1000,
    isPlaying: input.isStart === PlayState.playing,
    wantsFinish: input.status === StudyStatus.finished,
  }
}
