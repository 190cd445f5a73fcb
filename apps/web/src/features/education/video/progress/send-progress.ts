import { call, Refused } from '@hygiene/client'
import { recordProgress } from '@hygiene/contracts/education/study/record-progress'
import { StudyStatus } from '@hygiene/domain/text'
import type { Progress, ProgressAnswer } from './progress.ts'

export type SendProgress = (progress: Progress) => Promise<ProgressAnswer>

/** Throws on a network failure, so that the queue sends the same record again. The request survives the page. */
export const sendProgress: SendProgress = (progress) =>
  call(recordProgress, progress, { keepalive: true, isQuiet: true, onBreakage: 'throw' })

/**
 * Sends a refused end again as a watching record: the server credits nothing for a refused end (specification section 4: on
 * failure status returns to 2).
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
