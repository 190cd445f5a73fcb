import { describe, expect, it } from 'vitest'
import { staffSecondsLeft } from './staff-clock.ts'

const START = Date.parse('2026-11-21T00:00:00Z')
const after = (minutes: number) => new Date(START + minutes * 60_000)

describe('a staff login', () => {
  it.each([
    ['at the start', 0, 0, 1800],
    ['a minute before the end', 0, 29, 60],
    ['30 minutes idle', 0, 30, 0],
    ['kept awake', 60, 61, 1740],
    ['in the last minutes of twelve hours', 715, 716, 240],
    ['after twelve hours', 719, 720, 0],
  ])('counts the remaining seconds of a staff login %s', (_when, extended, now, left) => {
    const clock = { startedAt: after(0), extendedAt: after(extended) }
    expect(staffSecondsLeft(clock, after(now))).toBe(left)
  })
})
