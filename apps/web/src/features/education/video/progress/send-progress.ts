import { call, Refused } from '@hygiene/client'
import { recordProgress } from '@hygiene/contracts/education/study/record-progress'
import { StudyStatus } from '@hygiene/domain/text'
import type { Progress, ProgressAnswer } from './progress.ts'

export type SendProgress = (progress: Progress) => Promise<ProgressAnswer>

/** Breakage is thrown, for the queue to wait and send the same record again; the page may close meanwhile. */
export const sendProgress: SendProgress = (progress) =>
  call(recordProgress, progress, { keepalive: true, isQuiet: true, onBreakage: 'throw' })

/**
 * A refused end changes nothing on the server, not even the minutes of its record: the same record goes again as
 * one of watching (specification section 4: on failure status returns to 2).
 */
export async function sendOrTakeBackEnd(send: SendProgress, progress: Progress): Promise<ProgressAnswer> {
  try {
    return await send(progress)
  } catch (error) {
    const isEndRefused = error instanceof Refused && error.refusal === 'NOT_YET_FULL'
    if (!isEndRefused || progress.status !== StudyStatus.finished) throw error
    const answer = await send({ ...progress, status: StudyStatus.watching })
    return { ...answer, reason: 'NOT_YET_FULL', sentence: answer.sentence ?? error.message }
  }
}
