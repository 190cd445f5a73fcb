import { expect, it } from 'vitest'
import { isStaleLogin, minutesLeftText } from './login-clock.ts'

const LOGIN_AT = Date.parse('2026-11-21T01:00:00Z')
const login = {
  accessToken: 'token',
  user: { isAuth: 1, loginDate: '2026-11-21T01:00:00Z' },
  timeout: 7200,
  clockAt: LOGIN_AT,
}

it('counts a login as stale after exactly 24 hours', () => {
  const day = 24 * 60 * 60 * 1000
  expect(isStaleLogin(login, LOGIN_AT + day - 1000)).toBe(false)
  expect(isStaleLogin(login, LOGIN_AT + day)).toBe(true)
  expect(isStaleLogin({ ...login, user: null }, LOGIN_AT + day)).toBe(false)
})

it.each([
  [7200, '99+분'],
  [5969, '99분'],
  [5970, '99+분'],
  [90, '2분'],
  [20, '0분'],
])('shows %i seconds in the login modal as %s', (seconds, text) => {
  expect(minutesLeftText(seconds)).toBe(text)
})
