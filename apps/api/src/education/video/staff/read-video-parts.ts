import { readVideoParts as contract } from '@hygiene/contracts/education/video/staff/read-video-parts'
import { implement } from '../../../http/implement.ts'

export const readVideoParts = implement(contract, async ({ input: { videoNo }, deps, refuse }) => {
  const video = await deps.db.lectureVideo.findUnique({
    where: { videoNo },
    include: { parts: { orderBy: { fromByte: 'asc' } } },
  })
  if (!video) throw refuse('VIDEO_NOT_FOUND')
  if (video.state !== 'uploading') throw refuse('VIDEO_NOT_OPEN')
  return { held: video.parts }
})
