import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { trustedClock, trustedInstant } from './trusted-clock.ts'

const DAY = 86_400_000
const TRUE = Date.parse('2026-12-30T23:00:00+09:00')

let off: { machine: number; database: number }
let isAway: boolean
let said: string[]
let refused: string[]
beforeEach(() => {
  vi.useFakeTimers({ now: TRUE })
  off = { machine: 0, database: 0 }
  isAway = false
  said = []
  refused = []
})
afterEach(() => {
  vi.useRealTimers()
})

const open = () =>
  trustedClock({
    ask: async () => {
      if (isAway) throw new Error('away')
      return Date.now() + off.database
    },
    warn: (sentence) => void said.push(sentence),
    refuse: (sentence) => void refused.push(sentence),
    machine: () => Date.now() + off.machine,
    steady: () => Date.now() - TRUE,
  })
const DIFFERS = "The clock of this machine differs from the database's by -86400.0 s; one of them is wrong."
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

describe('the trusted clock', () => {
  it.each([DAY, -DAY, 3_600_000, -5_000])('does not follow a machine step of %i ms', async (step) => {
    const clock = await open()
    off.machine = step
    expect(clock.now().getTime()).toBe(Date.now())
    await pass(3_600)
    expect(clock.now().getTime()).toBe(Date.now())
    expect(clock.offsets()).toEqual({ machine: step / 1000, database: 0 })
    expect(said).toEqual([
      `the clock of this machine is off by ${(step / 1000).toFixed(1)} s and not followed`,
    ])
    off.machine = 0
    await pass(2)
    expect(clock.offsets().machine).toBe(0)
    expect(said.at(-1)).toBe('the clock of this machine is right again')
    clock.stop()
  })

  it('follows the machine when the database confirms the step, as after a sleep', async () => {
    const clock = await open()
    off = { machine: DAY, database: DAY }
    await pass(2)
    expect(clock.now().getTime()).toBe(Date.now() + DAY)
    expect(clock.offsets()).toEqual({ machine: 0, database: 0 })
    clock.stop()
  })

  it('stays with the machine when the database steps alone and reports the step', async () => {
    const clock = await open()
    off.database = DAY
    await pass(32)
    expect(clock.now().getTime()).toBe(Date.now())
    expect(clock.offsets()).toEqual({ machine: 0, database: DAY / 1000 })
    clock.stop()
  })

  it('returns the machine’s clock once the trusted clock is stopped', async () => {
    const clock = await open()
    clock.stop()
    vi.useRealTimers()
    expect(Math.abs(trustedInstant().getTime() - Date.now())).toBeLessThan(1_000)
  })

  it('follows what the time service adjusts between two checks', async () => {
    const clock = await open()
    for (let view = 0; view < 20; view += 1) {
      off.machine += 100
      await pass(1)
    }
    expect(clock.now().getTime()).toBe(Date.now() + 2_000)
    expect(said).toEqual([])
    clock.stop()
  })

  it('follows no step while the database is away', async () => {
    const clock = await open()
    isAway = true
    off.machine = DAY
    await pass(60)
    expect(clock.now().getTime()).toBe(Date.now())
    clock.stop()
  })

  it('refuses to start when the clock differs from the database', async () => {
    off.machine = -DAY
    const clock = await open()
    expect(refused).toEqual([DIFFERS])
    clock.stop()
  })

  it('starts without a database and refuses a differing clock at the first answer', async () => {
    isAway = true
    off.machine = -DAY
    const clock = await open()
    await pass(5)
    expect(clock.offsets()).toEqual({ machine: 0, database: null })
    expect(refused).toEqual([])
    isAway = false
    await pass(2)
    expect(refused).toEqual([DIFFERS])
    clock.stop()
  })
})
