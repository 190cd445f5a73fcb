import { describe, expect, it } from 'vitest'
import { secondsLeft, timeLeftText } from './time-left.ts'

const GRANTED_AT = Date.parse('2026-11-21T01:00:00Z')
const clock = { timeout: 7200, clockAt: GRANTED_AT }

describe('the login counter', () => {
  it('counts two hours from the answer of the server', () => {
    expect(secondsLeft(clock, GRANTED_AT)).toBe(7200)
    expect(secondsLeft(clock, GRANTED_AT + 90_000)).toBe(7110)
  })

  it('shows zero for a tab that slept through the end', () => {
    expect(secondsLeft(clock, GRANTED_AT + 3 * 60 * 60 * 1000)).toBe(0)
  })

  it('shows no more than was granted when the clock of the device is set back', () => {
    expect(secondsLeft(clock, GRANTED_AT - 3_600_000)).toBe(7200)
  })

  it('restarts the counter when the server extends the login', () => {
    const extended = { timeout: 7200, clockAt: GRANTED_AT + 3_600_000 }
    expect(secondsLeft(extended, GRANTED_AT + 7_200_000)).toBe(3600)
  })

  it.each([
    [6720, '1시간 52분'],
    [7200, '2시간'],
    [240, '4분'],
    [59, '59초'],
  ])('writes %i seconds as %s', (seconds, text) => {
    expect(timeLeftText(seconds)).toBe(text)
  })
})
