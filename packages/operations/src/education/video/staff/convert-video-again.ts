import { convertVideoAgain as contract } from '@hygiene/contracts/education/video/staff/convert-video-again'
import { convertVideo } from '@hygiene/contracts/platform/job/convert-video'
import { handOver } from '@hygiene/db/outbox'
import { lockVideo } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'

export const convertVideoAgain = operation(contract, async ({ db, input: { videoNo } }) => {
  const video = await lockVideo(db, videoNo)
  if (!video) return denied('VIDEO_NOT_FOUND')
  if (video.state !== 'failed') return denied('VIDEO_NOT_FAILED')
  await db.lectureVideo.update({
    where: { videoNo },
    data: {
      state: 'checking',
      failure: null,
      step: null,
      percent: 0,
      attempts: 0,
      workerNo: null,
      progressAt: null,
    },
  })
  await handOver(db, convertVideo, { videoNo })
  return { state: 'checking' as const }
})
