import { allowed, denied, type Verdict } from '../../verdict.ts'
import type { FilmState } from './film-state.ts'

/** A published version of a course with the lecture in it. */
export interface CourseOfFilm {
  hours: number
  /** Of all its lectures as they are. */
  totalSeconds: number
}

interface FilmFacts {
  state: FilmState
  durationSeconds: number
  /** Of the film that it takes the place of; 0: the lecture has none yet. */
  replacedSeconds: number
  courses: readonly CourseOfFilm[]
}

export type FilmRefusal = 'FILM_NOT_READY' | 'FILM_TOO_SHORT'

/** A length is kept in whole seconds, rounded down. */
const ROUNDING_SECONDS = 2

/**
 * A film may take the place of another of any length, as long as no published course falls below its hours by it
 * (docs/rules/lecture-films.md; Enforcement Rule Art. 52 (1)).
 */
export function mayPublishFilm({
  state,
  durationSeconds,
  replacedSeconds,
  courses,
}: FilmFacts): Verdict<FilmRefusal> {
  if (state !== 'ready') return denied('FILM_NOT_READY')
  const change = durationSeconds - replacedSeconds
  const isTooShort = courses.some(
    ({ hours, totalSeconds }) => change < 0 && totalSeconds + change < hours * 3600 - ROUNDING_SECONDS,
  )
  return isTooShort ? denied('FILM_TOO_SHORT') : allowed()
}
