import { allowed, denied, type Verdict } from '../../verdict.ts'
import type { VideoState } from './video-state.ts'

export interface CourseOfVideo {
  hours: number
  totalSeconds: number
}

interface VideoFacts {
  state: VideoState
  durationSeconds: number
  replacedSeconds: number
  courses: readonly CourseOfVideo[]
}

export type VideoRefusal = 'VIDEO_NOT_READY' | 'VIDEO_TOO_SHORT'

const ROUNDING_SECONDS = 2

/**
 * A replacement may have any length unless a published course would fall below its hours (docs/rules/lecture-videos.md;
 * Enforcement Rule Art. 52 (1)).
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
