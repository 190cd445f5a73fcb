import { Broken, Refused } from '@hygiene/client'
import type { WatchRecord } from '../watch/watch-events.ts'
import type { Progress, ProgressAnswer, ProgressLease } from './progress.ts'
import type { ProgressStore } from './progress-store.ts'
import { type SendProgress, sendOrTakeBackEnd } from './send-progress.ts'

/** `waiting` means that the records are safe on the device and are sent when the network is back. */
export type SaveState = { kind: 'idle' | 'saving' | 'waiting' } | { kind: 'saved'; at: number }

type Wiring = {
  lease: ProgressLease
  lastSequence: number
  store: ProgressStore
  send: SendProgress
  now: () => number
  isOnline: () => boolean
  onAnswer: (answer: ProgressAnswer, progress: Progress, isLast: boolean) => void
  onRefused: (refused: Refused) => void
  onSaveState: (state: SaveState) => void
}

export type ProgressQueue = {
  add: (record: WatchRecord) => void
  keep: (record: WatchRecord) => void
  retry: () => void
  /** Reports whether the server's clock runs, or will run with the next record. */
  mayStart: () => boolean
  settle: (limitMs: number) => Promise<void>
  /** Stops notifying listeners when the player is gone; queued records are still sent once. */
  detach: () => void
}

/** A record that the server cannot parse is dropped, as it would block all others. */
const MALFORMED = 400
const RETRY_SECONDS = [2, 4, 8, 15, 30] as const

/** Sends the records of one lease strictly in sequence. A record whose answer was lost is sent again unchanged. */
export function createProgressQueue(wiring: Wiring): ProgressQueue {
  const { lease, store, now } = wiring
  let queued: readonly Progress[] = []
  let nextSequence = wiring.lastSequence + 1
  let isSending = false
  let isOver = false
  let isDetached = false
  let failures = 0
  let doesServerCount = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const settled = new Set<() => void>()

  const progressOf = (record: WatchRecord): Progress => ({ ...record, ...lease, sequence: nextSequence })

  async function sendAll() {
    if (isSending || isOver) return
    isSending = true
    clearTimeout(timer)
    while (queued[0] && (await sendOne(queued[0]))) wiring.onSaveState(saveStateNow())
    isSending = false
    if (queued.length === 0) for (const resolve of settled) resolve()
  }

  const saveStateNow = (): SaveState => (queued[0] ? { kind: 'saving' } : { kind: 'saved', at: now() })

  async function sendOne(progress: Progress): Promise<boolean> {
    wiring.onSaveState({ kind: failures > 0 ? 'waiting' : 'saving' })
    try {
      const answer = await sendOrTakeBackEnd(wiring.send, progress)
      failures = 0
      doesServerCount = progress.isStart === 1
      drop(progress)
      if (!isDetached) wiring.onAnswer(answer, progress, queued.length === 0)
      return true
    } catch (error) {
      if (error instanceof Broken && error.status === MALFORMED) return drop(progress)
      if (error instanceof Broken) waitAndRetry()
      else if (error instanceof Refused) giveUp(error)
      else throw error
      return false
    }
  }

  function drop(progress: Progress): true {
    queued = queued.filter((other) => other !== progress)
    store.write(store.read().filter((other) => !isSame(other, progress)))
    return true
  }

  function waitAndRetry() {
    const seconds = RETRY_SECONDS[Math.min(failures, RETRY_SECONDS.length - 1)] ?? 30
    failures += 1
    wiring.onSaveState({ kind: 'waiting' })
    if (!isDetached) timer = setTimeout(() => void sendAll(), seconds * 1000)
  }

  /** Drops the records of a lost lease. A record whose login has ended waits for the next login. */
  function giveUp(refused: Refused) {
    isOver = true
    if (refused.refusal === 'LEASE_LOST')
      store.write(store.read().filter((one) => one.leaseNo !== lease.leaseNo))
    if (!isDetached) wiring.onRefused(refused)
  }

  return {
    add: (record) => {
      const progress = progressOf(record)
      nextSequence += 1
      queued = [...queued, progress]
      store.write([...store.read().filter((other) => !isSame(other, progress)), progress])
      void sendAll()
    },
    keep: (record) => {
      const progress = progressOf(record)
      store.write([...store.read().filter((other) => !isSame(other, progress)), progress])
    },
    retry: () => {
      failures = Math.min(failures, 1)
      void sendAll()
    },
    mayStart: () => doesServerCount || (failures === 0 && wiring.isOnline()),
    settle: (limitMs) =>
      new Promise((resolve) => {
        if (queued.length === 0) return resolve()
        settled.add(resolve)
        setTimeout(resolve, limitMs)
      }),
    detach: () => {
      isDetached = true
      clearTimeout(timer)
    },
  }
}

/** A sequence number is unique within a lease. */
function isSame(one: Progress, other: Progress): boolean {
  return one.leaseNo === other.leaseNo && one.sequence === other.sequence
}
