import { saveCaptions as contract } from '@hygiene/contracts/education/lecture/staff/save-captions'
import { lockVideo } from '@hygiene/db/locks'
import { checkCaptions } from '@hygiene/domain/education/video/check-captions'
import { denied } from '@hygiene/domain/verdict'
import type { VideoState } from '@hygiene/domain/education/video/video-state'
import { operation } from '../../../kit/operation.ts'
import { captionsKey } from '../../video/video-files.ts'

const TAKES_CAPTIONS: readonly VideoState[] = ['captions', 'ready', 'published']

/** Adds checked captions to a converted video. Viewers of a published one get them when they next open it. */
export const saveCaptions = operation(contract, { needs: ['storage'] }, async ({ db, input, storage }) => {
  const { videoNo, captions } = input
  const video = await lockVideo(db, videoNo)
  if (!video) return denied('VIDEO_NOT_FOUND')
  if (!TAKES_CAPTIONS.includes(video.state)) return denied('VIDEO_NOT_CONVERTED')
  const checked = checkCaptions(captions, video.durationSeconds ?? 0)
  if (!checked.allowed) return { ...denied('CAPTIONS_WRONG'), about: checked.sentence }

  const { cues } = checked
  const state = video.state === 'captions' ? 'ready' : video.state
  await storage.put(captionsKey(video.mediaKey), Buffer.from(captions.replace(/^\uFEFF/, '')))
  await db.lectureVideo.update({
    where: { videoNo },
    data: { state, captionCues: cues, needlessText: null },
  })
  if (state === 'published')
    await db.lecture.update({ where: { lectureNo: video.lectureNo }, data: { hasCaptions: true } })
  return { state, cues }
})
