import { describe, expect, it } from 'vitest'
import { isStaleLogin, secondsLeft, timeLeftWords, minutesLeftWords } from './clock.ts'

const LOGIN_AT = Date.parse('2026-11-21T01:00:00Z')
const session = {
  accessToken: 'token',
  user: { isAuth: 1, loginDate: '2026-11-21T01:00:00Z' },
  timeout: 7200,
  clockAt: LOGIN_AT,
}

describe('the session counter', () => {
  it('gives two hours from the answer of the server', () => {
    expect(secondsLeft(session, LOGIN_AT)).toBe(7200)
    expect(secondsLeft(session, LOGIN_AT + 90_000)).toBe(7110)
  })

  it('is at zero for a tab that slept through the end', () => {
    expect(secondsLeft(session, LOGIN_AT + 3 * 60 * 60 * 1000)).toBe(0)
  })

  it('starts again when the server says so', () => {
    const extended = { ...session, timeout: 7200, clockAt: LOGIN_AT + 3_600_000 }
    expect(secondsLeft(extended, LOGIN_AT + 7_200_000)).toBe(3600)
  })

  it('counts a login of 24 hours as stale, and not a second earlier', () => {
    const day = 24 * 60 * 60 * 1000
    expect(isStaleLogin(session, LOGIN_AT + day - 1000)).toBe(false)
    expect(isStaleLogin(session, LOGIN_AT + day)).toBe(true)
    expect(isStaleLogin({ ...session, user: null }, LOGIN_AT + day)).toBe(false)
  })

  it.each([
    [6720, '1시간 52분'],
    [7200, '2시간'],
    [240, '4분'],
    [59, '59초'],
  ])('says %i seconds as %s', (seconds, words) => {
    expect(timeLeftWords(seconds)).toBe(words)
  })
})

it.each([
  [7200, '99+분'],
  [5969, '99분'],
  [5970, '99+분'],
  [90, '2분'],
  [20, '0분'],
])('shows %i seconds in the session modal as %s', (seconds, words) => {
  expect(minutesLeftWords(seconds)).toBe(words)
})
