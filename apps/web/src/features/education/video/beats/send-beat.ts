import { call, Refused } from '@hygiene/client'
import { recordProgress } from '@hygiene/contracts/education/study/record-progress'
import { StudyStatus } from '@hygiene/domain'
import type { Beat, BeatAnswer } from './beat.ts'

export type SendBeat = (beat: Beat) => Promise<BeatAnswer>

/** Breakage is thrown, for the queue to wait and send the same record again; the page may close meanwhile. */
export const sendBeat: SendBeat = (beat) =>
  call(recordProgress, beat, { keepalive: true, isQuiet: true, onBreakage: 'throw' })

/**
 * A refused end changes nothing on the server, not even the minutes of its record: the same record goes again as
 * one of watching (specification section 4: on failure status returns to 2).
 */
export async function sendOrTakeBackEnd(send: SendBeat, beat: Beat): Promise<BeatAnswer> {
  try {
    return await send(beat)
  } catch (error) {
    const isEndRefused = error instanceof Refused && error.refusal === 'NOT_YET_FULL'
    if (!isEndRefused || beat.status !== StudyStatus.finished) throw error
    const answer = await send({ ...beat, status: StudyStatus.watching })
    return { ...answer, reason: 'NOT_YET_FULL', sentence: answer.sentence ?? error.message }
  }
}
