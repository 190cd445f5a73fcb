import { afterEach, expect, it, vi } from 'vitest'
import { announceRefusal, onRefusal, Refused } from '@hygiene/client'
import { clearLogin, currentLogin, isSignedIn, noteRemaining, startLogin } from './current-login.ts'

const USER = { isAuth: 1, loginDate: '2026-11-21T01:00:00Z' }
const AT = Date.parse('2026-11-21T01:00:00Z')

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  clearLogin()
})

const heard = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))

it('adopts a login of another tab only when all its values are stored', () => {
  localStorage.setItem('accessToken', 'theirs')
  localStorage.setItem('loginUser', JSON.stringify(USER))
  heard('loginUser')
  expect(isSignedIn()).toBe(false)

  localStorage.setItem('timeout', '7200')
  localStorage.setItem('clock', String(AT))
  heard('clock')
  expect(currentLogin()).toEqual({ accessToken: 'theirs', user: USER, timeout: 7200, clockAt: AT })
})

it('stores the token last so that no other tab sees a login without its clock', () => {
  const writing = vi.spyOn(Storage.prototype, 'setItem')
  startLogin('ours', USER, 7200, AT)
  const written = writing.mock.calls.map(([key]) => key)
  expect(written.toSorted()).toEqual(['accessToken', 'clock', 'loginUser', 'timeout'])
  expect(written.at(-1)).toBe('accessToken')
})

it('restarts the counter when another tab extends the login', () => {
  startLogin('ours', USER, 60, AT)
  localStorage.setItem('timeout', '7200')
  localStorage.setItem('clock', String(AT + 5000))
  heard('clock')
  expect(currentLogin()).toMatchObject({ timeout: 7200, clockAt: AT + 5000 })
})

it('keeps the newer login of another tab when the login of this tab has ended', () => {
  startLogin('ours', USER, 7200, AT)
  localStorage.setItem('accessToken', 'theirs')
  noteRemaining(30, AT + 1000)
  expect(localStorage.getItem('timeout')).toBe('7200')

  clearLogin()
  expect(localStorage.getItem('accessToken')).toBe('theirs')
  expect(currentLogin().accessToken).toBe('theirs')
})

it('ignores a malformed login in the storage', () => {
  localStorage.setItem('accessToken', 'token')
  localStorage.setItem('loginUser', '{')
  heard('loginUser')
  expect(isSignedIn()).toBe(false)
})

it('ends no later login on the response to an earlier one', () => {
  const news: number[] = []
  const stop = onRefusal(({ code }) => news.push(code))
  startLogin('new', USER, 7200)
  announceRefusal(new Refused(-1014, ''), 'old')
  announceRefusal(new Refused(-1014, ''), 'new')
  stop()
  expect(news).toEqual([-1014])
})
