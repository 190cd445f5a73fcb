import { describe, expect, it } from 'vitest'
import { loginPath, returnPath } from './return-path.ts'

describe('the return path after a staff login', () => {
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
    '/enrolments?kind=online&status=studying',
  ])('returns to %s after the login', (path) => {
    const login = new URL(loginPath(new URL(`/staff${path}`, 'http://localhost')), 'http://localhost')
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
    '/elsewhere?status=studying',
    '//evil.example/?status=studying',
    '/sessions/x',
    '/sessions/1/2',
  ])('never leaves the console for %s', (to) => {
    expect(returnPath(to)).toBe('/')
  })
})
