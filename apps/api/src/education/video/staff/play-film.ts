import { playFilm as contract } from '@hygiene/contracts/education/video/staff/play-film'
import { implement } from '../../../http/implement.ts'
import { AT_THE_DESK, mediaAddress } from '../../../http/media-address.ts'

/** Only looks: no enrolment, no player, no credit. */
export const playFilm = implement(contract, async ({ input: { lectureNo, edition }, deps, now, refuse }) => {
  const lecture = await deps.db.lecture.findUnique({ where: { lectureNo } })
  if (!lecture) throw refuse('STAFF_LECTURE_NOT_FOUND')
  const film = await deps.db.lectureFilm.findFirst({
    where: { lectureNo, edition, state: { not: 'stopped' } },
  })
  // One that came by hand has no row while it is shown.
  const isByHand = film === null && edition === lecture.filmEdition
  if (!film && !isByHand) throw refuse('FILM_NOT_FOUND')
  if (film?.removedAt) throw refuse('FILM_REMOVED')
  const durationSeconds = film ? film.durationSeconds : lecture.durationSeconds
  if (durationSeconds === null) throw refuse('FILM_NOT_PLAYABLE')

  const { mediaKey } = film ?? lecture
  const address = mediaAddress(deps.config.MEDIA_SECRET, mediaKey, now, AT_THE_DESK)
  const hasCaptions = film ? hasCaptionsOf(film) : lecture.hasCaptions
  return {
    filePath: `${address}/index.m3u8`,
    captionPath: hasCaptions ? `${address}/captions.vtt` : null,
    durationSeconds,
  }
})

/** Of one that came by hand it is only known whether it needs any. */
function hasCaptionsOf(film: {
  captionCues: number | null
  needlessWords: string | null
  sizeBytes: number
}) {
  return film.sizeBytes === 0 ? film.needlessWords === null : film.captionCues !== null
}
