import type { PlayState, StudyStatus } from '@hygiene/domain/text'
import type { PausedBy, WatchState } from './watch-state.ts'

export type WatchEvent =
  | { kind: 'play' }
  /** The network is away and the server does not count: watching now would be for nothing. */
  | { kind: 'wait' }
  | { kind: 'pause'; by: Exclude<PausedBy, 'connection'> }
  /** The 40-minute prompt was put away unanswered: paused at the mark. */
  | { kind: 'put-away' }
  /** The player's own look at the position, every 500 ms (specification section 9). */
  | { kind: 'tick'; position: number; wallSeconds: number }
  /** The picture itself says that it has ended, at any position. */
  | { kind: 'ran-out' }
  | { kind: 'seek'; to: number }
  | { kind: 'answered'; answer: Answered; mayPlay: boolean }
  | { kind: 'lease-lost' }

export type Answered = {
  /** Seconds credited in all. */
  studyTime: number
  status: number
  checkpointsPassed: number
  reason: string | null
  sentence: string | null
  /** Where the player stood when it made the record. */
  recordedAt: number
  /** Nothing is waiting behind this record. */
  isLast: boolean
}

/** One record, before lease and sequence are put to it. */
export type WatchRecord = {
  studyTime: number
  status: StudyStatus
  isStart: PlayState
  playedSeconds: number
}

/** Effects to carry out after a step. */
export type WatchAction =
  | { action: 'play' | 'pause' | 'chime' | 'notify-ended' }
  | { action: 'seek'; to: number }
  | { action: 'record' | 'keep'; record: WatchRecord }

export type Step = { state: WatchState; actions: readonly WatchAction[] }
