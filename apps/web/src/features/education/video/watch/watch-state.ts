import { CHECKPOINT_EVERY_MS, FINISH_TOLERANCE_MS } from '@hygiene/domain/education/study/watch-state'

const CHECKPOINT_SECONDS = CHECKPOINT_EVERY_MS / 1000
/** Within this of the end the lecture counts as seen to the end (specification section 9). */
const END_SECONDS = FINISH_TOLERANCE_MS / 1000
/** The prompt's pair may stand this far before the mark (the server's own tolerance). */
const MARK_TOLERANCE_SECONDS = 1
/** A progress record each 60 s of playback (specification section 4). */
export const RECORD_EVERY_SECONDS = 60
/** A phone that dies loses at most this much: the running record is kept on the device as it grows. */
export const KEEP_EVERY_SECONDS = 10

type Phase = 'ready' | 'playing' | 'paused' | 'checkpoint' | 'ending' | 'ended' | 'displaced'

/** `connection`: waiting for the network, since the server's clock runs only once it knows that we play. */
export type PausedBy = 'person' | 'hidden' | 'connection'

/** All seconds are of the lecture. */
export type WatchState = {
  phase: Phase
  pausedBy: PausedBy | null
  durationSeconds: number
  /** The stored study time at opening: playback never goes below it. */
  floor: number
  position: number
  /** The furthest watched second: seeking never goes beyond it. */
  furthest: number
  checkpointsPassed: number
  /** Really played since the last record. */
  unrecorded: number
  /** Really played since the running record was last kept on the device. */
  unkept: number
  /** Why minutes did not count, in the server's words. */
  sentence: string | null
  /** The last wish to seek was beyond a limit; mentioned for some seconds of playing. */
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

/** The position of the next 40-minute check; null when none is left before the end. */
export function nextMark({ checkpointsPassed, durationSeconds }: WatchState): number | null {
  const mark = (checkpointsPassed + 1) * CHECKPOINT_SECONDS
  return mark < durationSeconds ? mark : null
}

/** At a 40-minute check that was not confirmed yet: to play from here is to confirm it. */
export function isAtMark(state: WatchState): boolean {
  const mark = nextMark(state)
  return mark !== null && state.position >= mark - MARK_TOLERANCE_SECONDS
}

export function isAtEnd({ position, durationSeconds }: WatchState): boolean {
  return position >= durationSeconds - END_SECONDS
}
