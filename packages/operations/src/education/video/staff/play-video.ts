import { playVideo as contract } from '@hygiene/contracts/education/video/staff/play-video'
import { denied } from '@hygiene/domain/verdict'
import { query } from '../../../kit/operation.ts'
import { AT_THE_ADMIN, mediaAddress } from '../media-address.ts'

/** Plays a video without enrolment, player lease or credit. */
export const playVideo = query(
  contract,
  { needs: ['MEDIA_SECRET'] },
  async ({ db, input: { lectureNo, edition }, now, MEDIA_SECRET }) => {
    const lecture = await db.lecture.findUnique({ where: { lectureNo } })
    if (!lecture) return denied('STAFF_LECTURE_NOT_FOUND')
    const video = await db.lectureVideo.findFirst({
      where: { lectureNo, edition, state: { not: 'stopped' } },
    })
    const isByHand = video === null && edition === lecture.videoEdition
    if (!video && !isByHand) return denied('VIDEO_NOT_FOUND')
    if (video?.removedAt) return denied('VIDEO_REMOVED')
    const durationSeconds = video ? video.durationSeconds : lecture.durationSeconds
    if (durationSeconds === null) return denied('VIDEO_NOT_PLAYABLE')

    const { mediaKey } = video ?? lecture
    const address = mediaAddress(MEDIA_SECRET, mediaKey, now, AT_THE_ADMIN)
    const hasCaptions = video ? hasCaptionsOf(video) : lecture.hasCaptions
    return {
      filePath: `${address}/index.m3u8`,
      captionPath: hasCaptions ? `${address}/captions.vtt` : null,
      durationSeconds,
    }
  },
)

function hasCaptionsOf(video: {
  captionCues: number | null
  needlessText: string | null
  sizeBytes: number
}) {
  return video.sizeBytes === 0 ? video.needlessText === null : video.captionCues !== null
}
