import { describe, expect, it } from 'vitest'
import { loginPath, returnPath } from './return-path.ts'

describe('the way back after a staff login', () => {
  it.each([
    '/members',
    '/members/12',
    '/sessions',
    '/sessions/12',
    '/designations',
    '/print-code',
    '/audit',
    '/blocked',
    '/',
  ])('leads to %s again', (path) => {
    const login = new URL(loginPath(`/staff${path}`), 'http://localhost')
    expect(login.pathname).toBe('/login')
    expect(returnPath(login.searchParams.get('to'))).toBe(path)
  })

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/elsewhere',
    '/sessions/x',
    '/sessions/1/2',
  ])('never leaves the console for %s', (to) => {
    expect(returnPath(to)).toBe('/')
  })
})
