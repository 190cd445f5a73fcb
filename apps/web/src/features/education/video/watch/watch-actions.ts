import { PlayState, StudyStatus } from '@hygiene/domain/text'
import type { Step, WatchAction, WatchRecord } from './watch-events.ts'
import type { WatchState } from './watch-state.ts'

/** Sends the record first, because the server's clock starts on its arrival. */
export function playingRecord(state: WatchState, actions: readonly WatchAction[]): Step {
  return withRecord(state, PlayState.playing, actions)
}

export function pausedRecord(state: WatchState, actions: readonly WatchAction[]): Step {
  return withRecord(state, PlayState.paused, actions)
}

export function keepRecord(state: WatchState): Step {
  return {
    state: { ...state, unkept: 0 },
    actions: [{ action: 'keep', record: recordOf(state, PlayState.playing) }],
  }
}

/** Sends status 1 and the full duration within two seconds of the end. */
export function finish(state: WatchState): Step {
  const record: WatchRecord = {
    studyTime: state.durationSeconds,
    status: StudyStatus.finished,
    isStart: PlayState.paused,
    playedSeconds: state.unrecorded,
  }
  return {
    state: { ...state, phase: 'ending', pausedBy: null, unrecorded: 0, unkept: 0 },
    actions: [{ action: 'record', record }],
  }
}

function withRecord(state: WatchState, isStart: PlayState, actions: readonly WatchAction[]): Step {
  return {
    state: { ...state, unrecorded: 0, unkept: 0 },
    actions: [{ action: 'record', record: recordOf(state, isStart) }, ...actions],
  }
}

function recordOf(state: WatchState, isStart: PlayState): WatchRecord {
  return {
    studyTime: state.position,
    status: StudyStatus.watching,
    isStart,
    playedSeconds: state.unrecorded,
  }
}
