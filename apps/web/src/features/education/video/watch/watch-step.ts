import { StudyStatus } from '@hygiene/domain/text'
import { playedBetween } from './played-time.ts'
import { clampSeek, SEEK_TOLERANCE_SECONDS } from './seek-limits.ts'
import { finish, keepRecord, pausedRecord, playingRecord } from './watch-actions.ts'
import type { Answered, Step, WatchEvent } from './watch-events.ts'
import {
  isAtEnd,
  isAtMark,
  KEEP_EVERY_SECONDS,
  nextMark,
  RECORD_EVERY_SECONDS,
  type WatchState,
} from './watch-state.ts'

/** Moves the video back after an uncredited record if it is this far beyond the credited time. */
const GAP_SECONDS = 3
/** Equals the duration of a toast (specification section 9). */
const MENTION_SECONDS = 4
/** Going back always uses `seek`, so a video further back than this is still loading. */
const MOVED_BACK_SECONDS = 1

/**
 * Implements the player's behaviour (specification section 4, video study): returns the next state and the effects of an event.
 */
export function stepWatch(state: WatchState, event: WatchEvent): Step {
  switch (event.kind) {
    case 'play':
      return play(state)
    case 'wait':
      return waitForNetwork(state)
    case 'pause':
      return pause(state, event.by)
    case 'put-away':
      return stay(state.phase === 'checkpoint' ? { ...state, phase: 'paused', pausedBy: 'person' } : state)
    case 'tick':
      return tick(state, event.position, event.wallSeconds)
    case 'ran-out':
      return state.phase === 'playing' ? finish({ ...state, position: state.durationSeconds }) : stay(state)
    case 'seek':
      return seek(state, event.to)
    case 'answered':
      return answered(state, event.answer, event.mayPlay)
    case 'lease-lost':
      return displaced(state)
    default:
      return event satisfies never
  }
}

const displaced = (state: WatchState): Step => ({
  state: { ...state, phase: 'displaced' },
  actions: [{ action: 'pause' }],
})

const stay = (state: WatchState): Step => ({ state, actions: [] })

function play(state: WatchState): Step {
  if (!['ready', 'paused', 'checkpoint'].includes(state.phase)) return stay(state)
  if (isAtEnd(state)) return finish(state)

  const checkpointsPassed = state.checkpointsPassed + (isAtMark(state) ? 1 : 0)
  const playing: WatchState = { ...state, phase: 'playing', pausedBy: null, checkpointsPassed }
  return playingRecord(playing, [{ action: 'play' }])
}

/** A pause while waiting for the network cancels the pending playback. */
function pause(state: WatchState, by: 'person' | 'hidden'): Step {
  if (state.phase === 'playing') {
    return pausedRecord({ ...state, phase: 'paused', pausedBy: by }, [{ action: 'pause' }])
  }
  if (state.phase === 'ending') return { state, actions: [{ action: 'pause' }] }
  return stay(state.pausedBy === 'connection' ? { ...state, pausedBy: by } : state)
}

function waitForNetwork(state: WatchState): Step {
  const waiting: WatchState = { ...state, phase: 'paused', pausedBy: 'connection' }
  if (state.phase === 'playing') return pausedRecord(waiting, [{ action: 'pause' }])
  return stay(['ready', 'paused', 'checkpoint'].includes(state.phase) ? waiting : state)
}

function tick(state: WatchState, position: number, wallSeconds: number): Step {
  if (state.phase !== 'playing' && state.phase !== 'ending') return stay(state)
  if (position < state.position - MOVED_BACK_SECONDS) return stay(state)
  const played = playedBetween(state.position, position, wallSeconds)
  const reach = state.furthest + played
  if (position > reach + SEEK_TOLERANCE_SECONDS) return turnBack(state)

  const moved: WatchState = {
    ...state,
    position,
    furthest: Math.max(state.furthest, Math.min(position, reach)),
    unrecorded: state.unrecorded + played,
    unkept: state.unkept + played,
    seekRefused: fading(state.seekRefused, wallSeconds),
  }
  if (state.phase === 'ending') return stay(moved)

  const mark = nextMark(moved)
  if (mark !== null && position >= mark) return stopAtMark(moved, mark)
  if (isAtEnd(moved)) return finish(moved)
  if (moved.unrecorded >= RECORD_EVERY_SECONDS) return playingRecord(moved, [])
  return moved.unkept >= KEEP_EVERY_SECONDS ? keepRecord(moved) : stay(moved)
}

function fading(refused: WatchState['seekRefused'], seconds: number): WatchState['seekRefused'] {
  if (refused === null || refused.forSeconds <= seconds) return null
  return { ...refused, forSeconds: refused.forSeconds - seconds }
}

/** Handles a video that a media key or an extension moved ahead. */
function turnBack(state: WatchState): Step {
  return {
    state: {
      ...state,
      position: state.furthest,
      seekRefused: { where: 'ahead', forSeconds: MENTION_SECONDS },
    },
    actions: [{ action: 'seek', to: state.furthest }],
  }
}

function stopAtMark(state: WatchState, mark: number): Step {
  const beyond = state.position - mark
  const stopped: WatchState = {
    ...state,
    phase: 'checkpoint',
    position: mark,
    furthest: mark,
    unrecorded: Math.max(0, state.unrecorded - beyond),
  }
  return pausedRecord(stopped, [{ action: 'pause' }, { action: 'seek', to: mark }, { action: 'chime' }])
}

/** Closes the running record before seeking, so that it ends at the watched position. */
function seek(state: WatchState, wish: number): Step {
  if (!['ready', 'playing', 'paused'].includes(state.phase)) return stay(state)
  const { to, refused } = clampSeek(wish, state)
  const seekRefused = refused && { where: refused, forSeconds: MENTION_SECONDS }
  const closed = state.phase === 'playing' && state.unrecorded > 0 ? playingRecord(state, []) : stay(state)
  return {
    state: { ...closed.state, position: to, seekRefused },
    actions: [...closed.actions, { action: 'seek', to }],
  }
}

function answered(state: WatchState, answer: Answered, mayPlay: boolean): Step {
  if (state.phase === 'ended' || state.phase === 'displaced') return stay(state)
  if (answer.status === StudyStatus.finished) {
    const ended: WatchState = { ...state, phase: 'ended', sentence: null, unrecorded: 0 }
    return { state: ended, actions: [{ action: 'pause' }, { action: 'notify-ended' }] }
  }
  const isKnown = answer.reason === 'ALREADY_RECORDED'
  const notified: WatchState = {
    ...state,
    sentence: isKnown ? state.sentence : answer.sentence,
    checkpointsPassed: answer.isLast ? answer.checkpointsPassed : state.checkpointsPassed,
  }
  if (state.phase === 'ending')
    return answer.isLast ? notYetFull(notified, answer.studyTime, mayPlay) : stay(notified)

  const isLost = ['SKIPPED_AHEAD', 'FASTER_THAN_CLOCK', 'NOT_YET_FULL'].includes(answer.reason ?? '')
  if (!isLost || answer.recordedAt - answer.studyTime <= GAP_SECONDS) return stay(notified)
  return { state: backTo(notified, answer.studyTime), actions: [{ action: 'seek', to: answer.studyTime }] }
}

/** Handles a refused end: status returns to 2 and playback resumes where the credit ends (specification section 4). */
function notYetFull(state: WatchState, credited: number, mayPlay: boolean): Step {
  const back = backTo({ ...state, phase: 'paused', pausedBy: 'hidden' }, credited)
  if (!mayPlay) return { state: back, actions: [{ action: 'pause' }, { action: 'seek', to: credited }] }
  const playing: WatchState = { ...back, phase: 'playing', pausedBy: null }
  return playingRecord(playing, [{ action: 'seek', to: credited }, { action: 'play' }])
}

/** The part beyond the credited time must be watched again, so seeking cannot skip it either. */
function backTo(state: WatchState, credited: number): WatchState {
  const floor = Math.min(state.floor, credited)
  return { ...state, floor, position: credited, furthest: credited, unrecorded: 0, unkept: 0 }
}
