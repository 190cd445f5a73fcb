import type { PlayState, StudyStatus } from '@hygiene/domain/text'
import type { PausedBy, WatchState } from './watch-state.ts'

export type WatchEvent =
  | { kind: 'play' }
  /** Pauses while the network is away and the server does not count, as watching would not be credited. */
  | { kind: 'wait' }
  | { kind: 'pause'; by: Exclude<PausedBy, 'connection'> }
  | { kind: 'put-away' }
  /** The player reads the position every 500 ms (specification section 9). */
  | { kind: 'tick'; position: number; wallSeconds: number }
  | { kind: 'ran-out' }
  | { kind: 'seek'; to: number }
  | { kind: 'answered'; answer: Answered; mayPlay: boolean }
  | { kind: 'lease-lost' }

export type Answered = {
  studyTime: number
  status: number
  checkpointsPassed: number
  reason: string | null
  sentence: string | null
  recordedAt: number
  isLast: boolean
}

export type WatchRecord = {
  studyTime: number
  status: StudyStatus
  isStart: PlayState
  playedSeconds: number
}

export type WatchAction =
  | { action: 'play' | 'pause' | 'chime' | 'notify-ended' }
  | { action: 'seek'; to: number }
  | { action: 'record' | 'keep'; record: WatchRecord }

export type Step = { state: WatchState; actions: readonly WatchAction[] }
