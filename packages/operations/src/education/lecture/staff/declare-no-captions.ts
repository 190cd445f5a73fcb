import { declareNoCaptions as contract } from '@hygiene/contracts/education/lecture/staff/declare-no-captions'
import { lockVideo } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'

/** Stores with a converted video the reason why it has no captions. */
export const declareNoCaptions = operation(contract, async ({ db, input: { videoNo, text }, log }) => {
  const video = await lockVideo(db, videoNo)
  if (!video) return denied('VIDEO_NOT_FOUND')
  if (video.state !== 'captions') return denied('VIDEO_NOT_CONVERTED')
  log({ reason: text })
  const data = { state: 'ready', needlessText: text } as const
  return db.lectureVideo.update({ where: { videoNo }, data, select: { state: true } })
})
