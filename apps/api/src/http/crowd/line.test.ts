import { describe, expect, it } from 'vitest'
import { Crowded, Line } from './line.ts'

let now = 0
let stoodStill = 0
const lineOf = (atOnce = 2, longestWaitMs = 1) => {
  now = stoodStill = 0
  return new Line({ atOnce, longestWaitMs, firstGuessMs: 500, now: () => now, awake: () => now - stoodStill })
}
const arrival = (n: number, key = `person ${n}`) => ({ id: `id ${n}`, arrivedAt: n, key })

function stand(line: Line, who: ReturnType<typeof arrival>) {
  const seen: { release?: () => void; turnedAway?: Crowded } = {}
  const { turn, leave } = line.enter(who)
  void turn.then(
    (release) => (seen.release = release),
    (error: Crowded) => (seen.turnedAway = error),
  )
  return Object.assign(seen, { leave })
}
const settle = () => new Promise((resolve) => setImmediate(resolve))
const crowdOf = (line: Line, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => stand(line, arrival(from + at)))

describe('the line', () => {
  it('admits a fixed number at once, then one for each caller who leaves', async () => {
    const line = lineOf()
    const people = crowdOf(line, 1, 4)
    await settle()
    expect(people.map(({ release }) => !!release)).toEqual([true, true, false, false])
    people[0]?.release?.()
    await settle()
    expect(people.map(({ release }) => !!release)).toEqual([true, true, true, false])
  })

  it('admits the turns of one account one after the other and lets other accounts pass', async () => {
    const line = lineOf(4)
    const guesses = [1, 2, 3].map((n) => stand(line, arrival(n, 'kim')))
    const other = stand(line, arrival(9))
    await settle()
    expect(guesses.map(({ release }) => !!release)).toEqual([true, false, false])
    expect(other.release).toBeDefined()
    guesses[0]?.release?.()
    await settle()
    expect(guesses[1]?.release).toBeDefined()
  })

  it('shows place and time to callers without room', async () => {
    const line = lineOf()
    const people = crowdOf(line, 1, 2 + 32 + 3)
    await settle()
    const away = people.flatMap(({ turnedAway }) => turnedAway ?? [])
    expect(away.map(({ place }) => place)).toEqual([33, 34, 35])
    expect(away.every(({ secondsLeft, retrySeconds }) => secondsLeft >= 1 && retrySeconds >= 1)).toBe(true)
    expect(line.waiting).toBe(32)
  })

  it('keeps the place of a returning caller and turns a later arrival away for that place', async () => {
    const line = lineOf()
    const people = crowdOf(line, 1, 2 + 32)
    const early = stand(line, arrival(0))
    await settle()
    expect(early.turnedAway).toBeUndefined()
    expect(people.at(-1)?.turnedAway?.place).toBe(33)
    people[0]?.release?.()
    await settle()
    expect(early.release).toBeDefined()
    expect(people[2]?.release).toBeUndefined()
  })

  it('counts people who are expected back before a new arrival', async () => {
    const line = lineOf()
    crowdOf(line, 1, 2 + 32 + 10)
    expect(stand(line, arrival(99))).toBeDefined()
    await settle()
    now = 60_000
    const late = stand(line, arrival(100))
    await settle()
    expect(late.turnedAway?.place).toBe(33)
  })

  it('keeps the places of callers whom a suspended process has not heard yet', async () => {
    const line = lineOf()
    crowdOf(line, 1, 2 + 32 + 10)
    await settle()
    now = stoodStill = 60_000
    const late = stand(line, arrival(100))
    await settle()
    expect(late.turnedAway?.place).toBe(32 + 10 + 1)
  })

  it('does no work for a caller who has left', async () => {
    const line = lineOf(1)
    const [first, second, third] = crowdOf(line, 1, 3)
    await settle()
    second?.leave()
    first?.release?.()
    await settle()
    expect([second?.release, third?.release].map(Boolean)).toEqual([false, true])
    expect([line.running, line.waiting]).toEqual([1, 0])
  })

  it('has room for as many callers as the longest wait serves, however fast they are', async () => {
    const line = lineOf(2, 1000)
    for (let n = 0; n < 100; n += 1) {
      const one = stand(line, arrival(n))
      await settle()
      now += 10
      one.release?.()
    }
    const people = crowdOf(line, 1000, 250)
    await settle()
    expect(people.filter(({ turnedAway }) => !turnedAway).length).toBeGreaterThan(190)
    expect(people.some(({ turnedAway }) => turnedAway)).toBe(true)
  })

  it('admits no more callers than there is room for, even when callers return together', async () => {
    const line = lineOf(2)
    const knocks = (from: number) =>
      Array.from({ length: 100 }, (_, at) => line.knock(arrival(from + at)) === null).filter(Boolean)
    expect(knocks(1)).toHaveLength(2 + 32)
    for (let n = 1; n <= 34; n += 1) line.turnBack(arrival(n))
    now = 60_000
    expect(knocks(35)).toHaveLength(2 + 32)
  })
})
