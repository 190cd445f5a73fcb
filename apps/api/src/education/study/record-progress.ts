import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { recordProgress as contract } from '@hygiene/contracts/education/study/record-progress'
import { PlayState, StudyStatus } from '@hygiene/domain/text'
import type { SentProgress } from '@hygiene/operations/education/study/judge-record'
import { count } from '@hygiene/observe'
import { implement } from '../../http/implement.ts'

/** Credits the time that the server's clock allows. A refused record changes nothing, so it can be sent again. */
export const recordProgress = implement(contract, async (call) => {
  const { input, caller, deps, now, refuse, ipAddress, dueClock } = call
  const { enrolmentNo, lectureNo } = input
  const outcome = await deps.recordProgress({
    memberNo: caller.memberNo,
    enrolmentNo,
    lectureNo,
    progress: progressOf(input),
    ipAddress,
    dueLoginNo: dueClock.loginNo,
    now,
  })
  dueClock.settle()
  if (outcome.refused !== null) throw refuse(outcome.refused)
  const { reason } = outcome.answer
  if (reason !== null) count('watch_not_credited', { reason })
  return outcome.answer
})

function progressOf(input: InputOf<typeof contract>): SentProgress {
  return {
    leaseNo: input.leaseNo,
    sequence: input.sequence,
    playedMs: input.playedSeconds === undefined ? undefined : input.playedSeconds * 1000,
    positionMs: input.studyTime * 1000,
    isPlaying: input.isStart === PlayState.playing,
    wantsFinish: input.status === StudyStatus.finished,
  }
}
