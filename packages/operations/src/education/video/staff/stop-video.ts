import { stopVideo as contract } from '@hygiene/contracts/education/video/staff/stop-video'
import { lockVideo } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { isVideoInProgress } from '@hygiene/domain/education/video/video-state'
import { operation } from '../../../kit/operation.ts'

/** Abandons an unpublished video. The worker stops at its next progress update, and the files are deleted at the next cleanup. */
export const stopVideo = operation(contract, async ({ db, input: { videoNo } }) => {
  const video = await lockVideo(db, videoNo)
  if (!video) return denied('VIDEO_NOT_FOUND')
  if (!isVideoInProgress(video.state)) return denied('VIDEO_NOT_IN_PROGRESS')
  await db.lectureVideo.update({ where: { videoNo }, data: { state: 'stopped', isWaiting: false } })
  return { state: 'stopped' as const }
})
