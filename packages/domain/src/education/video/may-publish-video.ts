import { allowed, denied, type Verdict } from '../../verdict.ts'
import type { VideoState } from './video-state.ts'

/** A published version of a course with the lecture in it. */
export interface CourseOfVideo {
  hours: number
  /** Of all its lectures as they are. */
  totalSeconds: number
}

interface VideoFacts {
  state: VideoState
  durationSeconds: number
  /** Of the video that it takes the place of; 0: the lecture has none yet. */
  replacedSeconds: number
  courses: readonly CourseOfVideo[]
}

export type VideoRefusal = 'VIDEO_NOT_READY' | 'VIDEO_TOO_SHORT'

/** A length is kept in whole seconds, rounded down. */
const ROUNDING_SECONDS = 2

/**
 * A video may take the place of another of any length, as long as no published course falls below its hours by it
 * (docs/rules/lecture-videos.md; Enforcement Rule Art. 52 (1)).
 */
export function mayPublishVideo({
  state,
  durationSeconds,
  replacedSeconds,
  courses,
}: VideoFacts): Verdict<VideoRefusal> {
  if (state !== 'ready') return denied('VIDEO_NOT_READY')
  const change = durationSeconds - replacedSeconds
  const isTooShort = courses.some(
    ({ hours, totalSeconds }) => change < 0 && totalSeconds + change < hours * 3600 - ROUNDING_SECONDS,
  )
  return isTooShort ? denied('VIDEO_TOO_SHORT') : allowed()
}
