import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { creditProgress } from './watch-credit.ts'
import { CHECKPOINT_EVERY_MS, type WatchProgress, newWatchState, openLease } from './watch-state.ts'

type Moment = { kind: 'play' | 'pause' | 'offline' | 'online'; lastsMs: number; delayMs: number }

type Sent = { progress: WatchProgress; sentMs: number; arrivesMs: number }

/**
 * Behaves as our player: sends records every 60 s, pauses and resumes at every mark, queues while offline, and sends in order.
 */
class HonestPlayer {
  readonly sent: Sent[] = []
  private nowMs = 0
  private positionMs = 0
  private unreportedMs = 0
  private playing = false
  private offline = false
  private delayMs = 0
  private readonly durationMs: number

  constructor(durationMs: number) {
    this.durationMs = durationMs
  }

  live(moments: readonly Moment[]): Sent[] {
    for (const moment of moments) {
      this.delayMs = moment.delayMs
      if (moment.kind === 'offline') this.offline = this.playing
      if (moment.kind === 'online') this.reconnect()
      if (moment.kind === 'pause') this.pauseFor(moment.lastsMs)
      else this.playFor(moment.lastsMs)
    }
    this.reconnect()
    this.playFor(this.durationMs)
    return this.sent
  }

  private playFor(lastsMs: number): void {
    if (this.positionMs >= this.durationMs) return
    if (!this.playing) this.switchTo(true)
    let leftMs = Math.min(lastsMs, this.durationMs - this.positionMs)
    while (leftMs > 0) {
      const untilMarkMs = CHECKPOINT_EVERY_MS - (this.positionMs % CHECKPOINT_EVERY_MS)
      const stepMs = Math.min(leftMs, 60_000 - this.unreportedMs, untilMarkMs)
      this.nowMs += stepMs
      this.positionMs += stepMs
      this.unreportedMs += stepMs
      leftMs -= stepMs
      this.reachPlace(stepMs === untilMarkMs)
    }
  }

  private reachPlace(atMark: boolean): void {
    const atEnd = this.positionMs >= this.durationMs
    if (atEnd) this.report({ isPlaying: false, wantsFinish: true })
    else if (atMark) this.confirmCheckpoint()
    else if (this.unreportedMs >= 60_000) this.report({ isPlaying: true, wantsFinish: false })
  }

  private confirmCheckpoint(): void {
    this.switchTo(false)
    this.nowMs += 7_000
    this.switchTo(true)
  }

  private pauseFor(lastsMs: number): void {
    if (this.positionMs >= this.durationMs || this.offline) return
    if (this.playing) this.switchTo(false)
    this.nowMs += lastsMs
  }

  private switchTo(isPlaying: boolean): void {
    this.playing = isPlaying
    this.report({ isPlaying, wantsFinish: false })
  }

  private reconnect(): void {
    for (const each of this.sent) each.arrivesMs = Math.min(each.arrivesMs, this.nowMs + this.delayMs)
    this.offline = false
  }

  private report(state: Pick<WatchProgress, 'isPlaying' | 'wantsFinish'>): void {
    const { positionMs, unreportedMs: playedMs } = this
    const progress = { leaseNo: 'lease', sequence: this.sent.length + 1, playedMs, positionMs, ...state }
    const arrivesMs = this.offline ? Number.POSITIVE_INFINITY : this.nowMs + this.delayMs
    this.sent.push({ progress, sentMs: this.nowMs, arrivesMs })
    this.unreportedMs = 0
  }
}

function judge(durationMs: number, records: readonly Sent[]) {
  const start = new Date('2026-11-20T01:00:00Z').getTime()
  let state = openLease(newWatchState(durationMs), 'lease', new Date(start))
  let previousMs = 0
  const losses: string[] = []
  for (const { progress, arrivesMs } of records) {
    previousMs = Math.max(previousMs, arrivesMs)
    const result = creditProgress(state, progress, new Date(start + previousMs))
    if (result.reason !== null) losses.push(result.reason)
    state = result.state
  }
  return { state, losses }
}

const moments = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'play' as const,
      'play' as const,
      'pause' as const,
      'offline' as const,
      'online' as const,
    ),
    lastsMs: fc.integer({ min: 100, max: 900_000 }),
    delayMs: fc.integer({ min: 20, max: 120 }),
  }),
  { maxLength: 15 },
)
const duration = fc.integer({ min: 5_000, max: 7_500_000 })

describe('an honest player', () => {
  test('loses no second to jitter, offline bursts, pauses or checkpoints', () => {
    fc.assert(
      fc.property(duration, moments, (durationMs, life) => {
        const { state, losses } = judge(durationMs, new HonestPlayer(durationMs).live(life))
        expect(losses).toEqual([])
        expect(state).toMatchObject({ finished: true, creditedMs: durationMs })
      }),
      { numRuns: 500 },
    )
  })

  test('loses nothing on a slow line with record delays of up to half a second', () => {
    const slow = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 140, maxLength: 140 })
    fc.assert(
      fc.property(duration, slow, (durationMs, delays) => {
        const records = new HonestPlayer(durationMs).live([])
        for (const [index, each] of records.entries()) each.arrivesMs = each.sentMs + (delays[index] ?? 0)
        expect(judge(durationMs, records).state).toMatchObject({ finished: true, creditedMs: durationMs })
      }),
      { numRuns: 300 },
    )
  })

  test('loses nothing when every answer is lost once and the record is sent again', () => {
    fc.assert(
      fc.property(duration, moments, (durationMs, life) => {
        const records = new HonestPlayer(durationMs).live(life)
        const repeated = records.flatMap((each) => [each, { ...each, arrivesMs: each.arrivesMs + 10 }])
        expect(judge(durationMs, repeated).state).toMatchObject({ finished: true, creditedMs: durationMs })
      }),
      { numRuns: 200 },
    )
  })
})
