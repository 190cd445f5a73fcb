import type { VideoFailure } from './video-state.ts'

/** What a video of a lecture may be; ours. */
export const VIDEO_LIMITS = {
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
export interface ProbedVideo {
  hasPicture: boolean
  hasSound: boolean
  durationSeconds: number
}

/** Why a file is no video of a lecture, by its content; null: it is one. */
export function videoFault({ hasPicture, hasSound, durationSeconds }: ProbedVideo): VideoFailure | null {
  if (!hasPicture) return 'noPicture'
  if (!hasSound) return 'noSound'
  if (durationSeconds < VIDEO_LIMITS.leastSeconds) return 'tooShort'
  return durationSeconds > VIDEO_LIMITS.seconds ? 'tooLong' : null
}
