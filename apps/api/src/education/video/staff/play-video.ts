import { playVideo as contract } from '@hygiene/contracts/education/video/staff/play-video'
import { implement } from '../../../http/implement.ts'
import { AT_THE_ADMIN, mediaAddress } from '../../../http/media-address.ts'

/** Only looks: no enrolment, no player, no credit. */
export const playVideo = implement(contract, async ({ input: { lectureNo, edition }, deps, now, refuse }) => {
  const lecture = await deps.db.lecture.findUnique({ where: { lectureNo } })
  if (!lecture) throw refuse('STAFF_LECTURE_NOT_FOUND')
  const video = await deps.db.lectureVideo.findFirst({
    where: { lectureNo, edition, state: { not: 'stopped' } },
  })
  // One that came by hand has no row while it is shown.
  const isByHand = video === null && edition === lecture.videoEdition
  if (!video && !isByHand) throw refuse('VIDEO_NOT_FOUND')
  if (video?.removedAt) throw refuse('VIDEO_REMOVED')
  const durationSeconds = video ? video.durationSeconds : lecture.durationSeconds
  if (durationSeconds === null) throw refuse('VIDEO_NOT_PLAYABLE')

  const { mediaKey } = video ?? lecture
  const address = mediaAddress(deps.config.MEDIA_SECRET, mediaKey, now, AT_THE_ADMIN)
  const hasCaptions = video ? hasCaptionsOf(video) : lecture.hasCaptions
  return {
    filePath: `${address}/index.m3u8`,
    captionPath: hasCaptions ? `${address}/captions.vtt` : null,
    durationSeconds,
  }
})

/** Of one that came by hand it is only known whether it needs any. */
function hasCaptionsOf(video: {
  captionCues: number | null
  needlessText: string | null
  sizeBytes: number
}) {
  return video.sizeBytes === 0 ? video.needlessText === null : video.captionCues !== null
}
