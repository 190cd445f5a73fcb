import type { VideoFailure } from './video-state.ts'

/** Limits a lecture's video; the limits are ours. */
export const VIDEO_LIMITS = {
  bytes: 2_000_000_000,
  /** Limits one call of an upload, which is the most a lost connection costs. */
  partBytes: 4 * 1024 * 1024,
  bucketPartBytes: 8 * 1024 * 1024,
  seconds: 2 * 3600,
  leastSeconds: 1,
  keptBytes: 20_000_000_000,
} as const

export interface ProbedVideo {
  hasPicture: boolean
  hasSound: boolean
  durationSeconds: number
}

export function videoFault({ hasPicture, hasSound, durationSeconds }: ProbedVideo): VideoFailure | null {
  if (!hasPicture) return 'noPicture'
  if (!hasSound) return 'noSound'
  if (durationSeconds < VIDEO_LIMITS.leastSeconds) return 'tooShort'
  return durationSeconds > VIDEO_LIMITS.seconds ? 'tooLong' : null
}
