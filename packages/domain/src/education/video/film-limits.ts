import type { FilmFailure } from './film-state.ts'

/** What a film of a lecture may be; ours. */
export const FILM_LIMITS = {
  /** Of one file. */
  bytes: 2_000_000_000,
  /** Of one call of an upload, which a dead connection loses at most. */
  partBytes: 4 * 1024 * 1024,
  /** Of one object that a browser puts into the bucket itself. */
  bucketPartBytes: 8 * 1024 * 1024,
  seconds: 2 * 3600,
  leastSeconds: 1,
  /** Of all files that wait for their conversion or a second try. */
  keptBytes: 20_000_000_000,
} as const

/** A file as ffprobe describes it. */
export interface ProbedFilm {
  hasPicture: boolean
  hasSound: boolean
  durationSeconds: number
}

/** Why a file is no film of a lecture, by its content; null: it is one. */
export function filmFault({ hasPicture, hasSound, durationSeconds }: ProbedFilm): FilmFailure | null {
  if (!hasPicture) return 'noPicture'
  if (!hasSound) return 'noSound'
  if (durationSeconds < FILM_LIMITS.leastSeconds) return 'tooShort'
  return durationSeconds > FILM_LIMITS.seconds ? 'tooLong' : null
}
