import { readVideoParts as contract } from '@hygiene/contracts/education/video/staff/read-video-parts'
import { denied } from '@hygiene/domain/verdict'
import { query } from '../../../kit/operation.ts'

export const readVideoParts = query(contract, async ({ db, input: { videoNo } }) => {
  const video = await db.lectureVideo.findUnique({
    where: { videoNo },
    include: { parts: { orderBy: { fromByte: 'asc' } } },
  })
  if (!video) return denied('VIDEO_NOT_FOUND')
  if (video.state !== 'uploading') return denied('VIDEO_NOT_OPEN')
  return { held: video.parts }
})
