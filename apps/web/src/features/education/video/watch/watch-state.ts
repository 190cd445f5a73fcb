import { CHECKPOINT_EVERY_MS, FINISH_TOLERANCE_MS } from '@hygiene/domain/education/study/watch-state'

const CHECKPOINT_SECONDS = CHECKPOINT_EVERY_MS / 1000
/** Counts the lecture as finished within this time of its end (specification section 9). */
const END_SECONDS = FINISH_TOLERANCE_MS / 1000
/** Lets the prompt's records lie this far before the mark, as the server does. */
const MARK_TOLERANCE_SECONDS = 1
/** Sends a progress record after each 60 s of playback (specification section 4). */
export const RECORD_EVERY_SECONDS = 60
/** Limits what a phone that dies can lose: the running record is kept on the device this often. */
export const KEEP_EVERY_SECONDS = 10

type Phase = 'ready' | 'playing' | 'paused' | 'checkpoint' | 'ending' | 'ended' | 'displaced'

/** `connection` waits for the network, because the server's clock runs only once it has received a playing record. */
export type PausedBy = 'person' | 'hidden' | 'connection'

/** Measures all seconds within the lecture. */
export type WatchState = {
  phase: Phase
  pausedBy: PausedBy | null
  durationSeconds: number
  /** Is the stored study time at opening. Playback never goes below it. */
  floor: number
  position: number
  /** Is the furthest watched second. Seeking never goes beyond it. */
  furthest: number
  checkpointsPassed: number
  unrecorded: number
  unkept: number
  /** Is the server's explanation why minutes did not count. */
  sentence: string | null
  seekRefused: { where: 'ahead' | 'behind'; forSeconds: number } | null
}

export type WatchOpening = {
  studyTime: number
  durationSeconds: number
  checkpointsPassed: number
}

export function openWatch({ studyTime, durationSeconds, checkpointsPassed }: WatchOpening): WatchState {
  const start = Math.min(studyTime, durationSeconds)
  return {
    phase: 'ready',
    pausedBy: null,
    durationSeconds,
    floor: start,
    position: start,
    furthest: start,
    checkpointsPassed,
    unrecorded: 0,
    unkept: 0,
    sentence: null,
    seekRefused: null,
  }
}

/** Returns the position of the next 40-minute check, or null if none is left before the end. */
export function nextMark({ checkpointsPassed, durationSeconds }: WatchState): number | null {
  const mark = (checkpointsPassed + 1) * CHECKPOINT_SECONDS
  return mark < durationSeconds ? mark : null
}

/** Returns true at an unconfirmed 40-minute check. Playing from there confirms it. */
export function isAtMark(state: WatchState): boolean {
  const mark = nextMark(state)
  return mark !== null && state.position >= mark - MARK_TOLERANCE_SECONDS
}

export function isAtEnd({ position, durationSeconds }: WatchState): boolean {
  return position >= durationSeconds - END_SECONDS
}
