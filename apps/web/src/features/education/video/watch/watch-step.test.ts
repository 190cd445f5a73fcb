import { describe, expect, it } from 'vitest'
import type { Answered, Step, WatchAction, WatchEvent } from './watch-events.ts'
import { openWatch, type WatchOpening, type WatchState } from './watch-state.ts'
import { stepWatch } from './watch-step.ts'

const opened = (opening: Partial<WatchOpening> = {}) =>
  openWatch({ studyTime: 0, durationSeconds: 2700, checkpointsPassed: 0, ...opening })

function follow(start: WatchState, ...events: WatchEvent[]): Step {
  let state = start
  const actions: WatchAction[] = []
  for (const event of events) {
    const step = stepWatch(state, event)
    state = step.state
    actions.push(...step.actions)
  }
  return { state, actions }
}

const tick = (position: number, wallSeconds = 0.5): WatchEvent => ({ kind: 'tick', position, wallSeconds })
const records = ({ actions }: Step) => actions.flatMap((one) => (one.action === 'record' ? [one.record] : []))
const kinds = ({ actions }: Step) => actions.map(({ action }) => action)
const answer = (change: Partial<Answered>): WatchEvent => ({
  kind: 'answered',
  mayPlay: true,
  answer: {
    studyTime: 0,
    status: 2,
    checkpointsPassed: 0,
    reason: null,
    sentence: null,
    recordedAt: 0,
    isLast: true,
    ...change,
  },
})

function playing(from: number, to: number): WatchEvent[] {
  return Array.from({ length: (to - from) * 2 }, (_, index) => tick(from + (index + 1) / 2))
}

const atMark = () => follow(opened({ studyTime: 2398 }), { kind: 'play' }, ...playing(2398, 2401))
const atEnd = () =>
  follow(opened({ studyTime: 2690, checkpointsPassed: 1 }), { kind: 'play' }, ...playing(2690, 2699))

describe('playing', () => {
  it('sends a record to the server before the picture starts', () => {
    const step = follow(opened({ studyTime: 750 }), { kind: 'play' })
    expect(kinds(step)).toEqual(['record', 'play'])
    expect(records(step)).toEqual([{ studyTime: 750, status: 2, isStart: 1, playedSeconds: 0 }])
  })

  it('records every 60 s, saves every 10 s on the device, and records the pause', () => {
    const step = follow(opened(), { kind: 'play' }, ...playing(0, 65), { kind: 'pause', by: 'person' })
    expect(records(step).slice(1)).toEqual([
      { studyTime: 60, status: 2, isStart: 1, playedSeconds: 60 },
      { studyTime: 65, status: 2, isStart: 0, playedSeconds: 5 },
    ])
    expect(step.actions.filter(({ action }) => action === 'keep')).toHaveLength(5)
  })

  it('counts at most one and a half times the wall clock as played', () => {
    const step = follow(opened(), { kind: 'play' }, tick(0.7), { kind: 'pause', by: 'person' })
    expect(records(step)[1]?.playedSeconds).toBe(0.7)
    const jumped = follow(opened(), { kind: 'play' }, tick(1.2), { kind: 'pause', by: 'person' })
    expect(records(jumped)[1]?.playedSeconds).toBe(0.75)
  })

  it('pauses without the network because the server counts only what is reported', () => {
    const { state } = follow(opened(), { kind: 'wait' })
    expect([state.phase, state.pausedBy]).toEqual(['paused', 'connection'])
    expect(follow(state, { kind: 'play' }).state.phase).toBe('playing')
  })
})

describe('seeking', () => {
  it('keeps a seek between the stored study time and the furthest watched second', () => {
    const { state } = follow(opened({ studyTime: 100 }), { kind: 'play' }, ...playing(100, 110))
    expect(stepWatch(state, { kind: 'seek', to: 90 }).state).toMatchObject({
      position: 100,
      seekRefused: { where: 'behind', forSeconds: 4 },
    })
    expect(stepWatch(state, { kind: 'seek', to: 500 }).state).toMatchObject({
      position: 110,
      seekRefused: { where: 'ahead', forSeconds: 4 },
    })
    expect(stepWatch(state, { kind: 'seek', to: 105 }).state).toMatchObject({
      position: 105,
      seekRefused: null,
    })
  })

  it('closes the running record at the last watched second on a seek', () => {
    const { state } = follow(opened(), { kind: 'play' }, ...playing(0, 20))
    const step = stepWatch(state, { kind: 'seek', to: 5 })
    expect(records(step)).toEqual([{ studyTime: 20, status: 2, isStart: 1, playedSeconds: 20 }])
    expect(step.actions.at(-1)).toEqual({ action: 'seek', to: 5 })
  })

  it('turns back a picture that was moved ahead outside the player', () => {
    const { state } = follow(opened(), { kind: 'play' }, ...playing(0, 10))
    const step = stepWatch(state, tick(400))
    expect(step.actions).toEqual([{ action: 'seek', to: 10 }])
    expect(step.state).toMatchObject({
      position: 10,
      unrecorded: 10,
      seekRefused: { where: 'ahead', forSeconds: 4 },
    })
  })
})

describe('the 40-minute check', () => {
  it('pauses exactly at the 40-minute mark and records the pause', () => {
    const step = atMark()
    expect(step.state).toMatchObject({ phase: 'checkpoint', position: 2400, furthest: 2400 })
    expect(records(step).at(-1)).toEqual({ studyTime: 2400, status: 2, isStart: 0, playedSeconds: 2 })
  })

  it('continues with a play record at the 40-minute mark and does not check twice', () => {
    const step = follow(atMark().state, { kind: 'play' }, ...playing(2400, 2410))
    expect(records(step)[0]).toEqual({ studyTime: 2400, status: 2, isStart: 1, playedSeconds: 0 })
    expect(step.state).toMatchObject({ phase: 'playing', checkpointsPassed: 1 })
  })

  it('confirms a 40-minute check dismissed with Escape on PLAY', () => {
    const step = follow(atMark().state, { kind: 'put-away' }, { kind: 'play' })
    expect(step.state).toMatchObject({ phase: 'playing', checkpointsPassed: 1 })
  })
})

describe('the end of a lecture', () => {
  it('claims the full duration within two seconds of the end', () => {
    const step = atEnd()
    expect(step.state.phase).toBe('ending')
    expect(records(step).at(-1)).toEqual({ studyTime: 2700, status: 1, isStart: 0, playedSeconds: 8 })
  })

  it('stops and notifies when the server agrees with the end', () => {
    const step = follow(atEnd().state, answer({ status: 1, studyTime: 2700 }))
    expect(step.state.phase).toBe('ended')
    expect(kinds(step)).toEqual(['pause', 'notify-ended'])
  })

  it('resumes where the credit ends when the server does not agree with the end', () => {
    const step = follow(atEnd().state, answer({ studyTime: 2680, reason: 'NOT_YET_FULL', recordedAt: 2700 }))
    expect(step.state).toMatchObject({ phase: 'playing', position: 2680, furthest: 2680 })
    expect(kinds(step)).toEqual(['record', 'seek', 'play'])
    expect(records(step)[0]).toMatchObject({ status: 2, isStart: 1, studyTime: 2680 })
  })

  it('ends without the ended event or played time when only the last record is missing', () => {
    const step = follow(opened({ studyTime: 2699, checkpointsPassed: 1 }), { kind: 'play' })
    expect(records(step)).toMatchObject([{ status: 1, studyTime: 2700 }])
    expect(follow(opened(), { kind: 'play' }, { kind: 'ran-out' }).state.phase).toBe('ending')
  })
})

describe('uncounted minutes', () => {
  it('moves the picture back when the position is more than 3 s beyond the credit', () => {
    const { state } = follow(opened(), { kind: 'play' }, ...playing(0, 30))
    const lost = answer({
      studyTime: 20,
      reason: 'FASTER_THAN_CLOCK',
      sentence: '보통 속도로',
      recordedAt: 30,
    })
    const step = follow(state, lost)
    expect(step.actions).toEqual([{ action: 'seek', to: 20 }])
    expect(step.state).toMatchObject({ position: 20, furthest: 20, sentence: '보통 속도로' })
  })

  it('keeps the picture in place for a smaller gap beyond the credit', () => {
    const { state } = follow(opened(), { kind: 'play' }, ...playing(0, 30))
    const step = follow(
      state,
      answer({ studyTime: 28, reason: 'FASTER_THAN_CLOCK', sentence: '…', recordedAt: 30 }),
    )
    expect(step.actions).toEqual([])
    expect(step.state.position).toBe(30)
  })
})
