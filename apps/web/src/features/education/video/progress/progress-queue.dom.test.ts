import { Broken, Refused } from '@hygiene/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WatchRecord } from '../watch/watch-events.ts'
import type { Progress, ProgressAnswer } from './progress.ts'
import { createProgressQueue } from './progress-queue.ts'
import { progressStoreIn } from './progress-store.ts'
import { deliverLeftovers } from './deliver-leftovers.ts'

const lease = { enrolmentNo: 9, lectureNo: 1, leaseNo: 'b0a6f0a4-5d5c-4d0f-9a54-0c6f8b0f2a11' }
const record = (studyTime: number, change: Partial<WatchRecord> = {}): WatchRecord => ({
  studyTime,
  status: 2,
  isStart: 1,
  playedSeconds: 10,
  ...change,
})

function scenario() {
  const got: Progress[] = []
  const state = { isAway: false, answersLost: 0, refusesEnd: false, refusal: null as Refused | null }
  const heard: { reason: string | null; isLast: boolean }[] = []
  const refused: (string | null)[] = []
  const save: string[] = []

  async function send(progress: Progress): Promise<ProgressAnswer> {
    await Promise.resolve()
    if (state.isAway) throw new Broken(null)
    if (state.refusal) throw state.refusal
    if (state.refusesEnd && progress.status === 1) throw new Refused(-2305, '')
    const isKnown = got.some(({ sequence }) => sequence === progress.sequence)
    if (!isKnown) got.push(progress)
    if (state.answersLost > 0) {
      state.answersLost -= 1
      throw new Broken(null)
    }
    return {
      studyTime: Number(progress.studyTime),
      status: Number(progress.status),
      credited: isKnown ? 0 : 10,
      lastSequence: Number(progress.sequence),
      checkpointsPassed: 0,
      reason: isKnown ? 'ALREADY_RECORDED' : null,
      sentence: null,
    }
  }

  const open = () =>
    createProgressQueue({
      lease,
      lastSequence: 0,
      store: progressStoreIn(localStorage),
      send,
      now: () => 0,
      isOnline: () => !state.isAway,
      onAnswer: ({ reason }, _progress, isLast) => heard.push({ reason, isLast }),
      onRefused: ({ refusal }) => refused.push(refusal),
      onSaveState: ({ kind }) => save.push(kind),
    })
  return { got, state, heard, refused, save, send, open }
}

const sequences = (progress: readonly Progress[]) => progress.map(({ sequence }) => sequence)
const kept = () => progressStoreIn(localStorage).read()

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the records of a player', () => {
  it('sends progress records one after the other and forgets answered ones', async () => {
    const { open, got, heard } = scenario()
    const queue = open()
    queue.add(record(0))
    queue.add(record(10))
    await vi.runAllTimersAsync()
    expect(sequences(got)).toEqual([1, 2])
    expect(heard.map(({ isLast }) => isLast)).toEqual([false, true])
    expect(kept()).toEqual([])
  })

  it('holds progress records while the network is away and delivers them in order later', async () => {
    const { open, got, state, save } = scenario()
    const queue = open()
    state.isAway = true
    for (const at of [0, 60, 120]) queue.add(record(at))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(got).toEqual([])
    expect(sequences(kept())).toEqual([1, 2, 3])
    expect(save.at(-1)).toBe('waiting')
    expect(queue.mayStart()).toBe(false)

    state.isAway = false
    queue.retry()
    await vi.advanceTimersByTimeAsync(10)
    expect(sequences(got)).toEqual([1, 2, 3])
    expect(save.at(-1)).toBe('saved')
    expect(queue.mayStart()).toBe(true)
  })

  it('resends a progress record unchanged when only the answer was lost', async () => {
    const { open, got, state, heard } = scenario()
    state.answersLost = 1
    open().add(record(10))
    await vi.runAllTimersAsync()
    expect(sequences(got)).toEqual([1])
    expect(heard).toEqual([{ reason: 'ALREADY_RECORDED', isLast: true }])
  })

  it('takes back a refused end of a lecture and keeps its minutes', async () => {
    const { open, state, got, heard } = scenario()
    state.refusesEnd = true
    open().add(record(2700, { status: 1 }))
    await vi.runAllTimersAsync()
    expect(got).toMatchObject([{ sequence: 1, status: 2, playedSeconds: 10 }])
    expect(heard).toEqual([{ reason: 'NOT_YET_FULL', isLast: true }])
  })

  it('stops sending progress records when the lease ends', async () => {
    const { open, state, refused } = scenario()
    const queue = open()
    state.refusal = new Refused(-2303, '')
    queue.add(record(10))
    queue.add(record(20))
    await vi.runAllTimersAsync()
    expect(refused).toEqual(['LEASE_LOST'])
    expect(kept()).toEqual([])
  })
})

describe('a dead page', () => {
  it('delivers the running record of a dead page as paused from the next page', async () => {
    const { open, got, send } = scenario()
    const queue = open()
    queue.add(record(0))
    await vi.runAllTimersAsync()
    queue.keep(record(10))
    queue.keep(record(20, { playedSeconds: 20 }))
    queue.detach()

    expect(await deliverLeftovers(progressStoreIn(localStorage), send)).toBe(true)
    expect(got.at(-1)).toMatchObject({ sequence: 2, studyTime: 20, playedSeconds: 20, isStart: 0 })
    expect(kept()).toEqual([])
  })

  it('completes a lecture without the player from the end that a dead page left', async () => {
    const { open, got, state, send } = scenario()
    state.isAway = true
    const queue = open()
    queue.add(record(2700, { status: 1, isStart: 0 }))
    queue.detach()
    await vi.runAllTimersAsync()
    state.isAway = false
    await deliverLeftovers(progressStoreIn(localStorage), send)
    expect(got).toMatchObject([{ status: 1, studyTime: 2700 }])
  })

  it('keeps progress records while the network is away and drops them with a lost lease', async () => {
    const { open, state, send } = scenario()
    state.isAway = true
    open().add(record(10))
    expect(await deliverLeftovers(progressStoreIn(localStorage), send)).toBe(false)
    expect(kept()).toHaveLength(1)

    state.isAway = false
    state.refusal = new Refused(-2303, '')
    expect(await deliverLeftovers(progressStoreIn(localStorage), send)).toBe(false)
    expect(kept()).toEqual([])
  })
})
