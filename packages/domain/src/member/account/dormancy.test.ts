import { expect, it } from 'vitest'
import { isIdleTooLong } from './dormancy.ts'

const NOW = new Date('2026-11-21T10:00:00+09:00')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

it.each([
  ['a year since the last login', { lastLoginAt: daysAgo(365), createdAt: daysAgo(900) }, 365, true],
  [
    'a second less',
    { lastLoginAt: new Date(daysAgo(365).getTime() + 1000), createdAt: daysAgo(900) },
    365,
    false,
  ],
  ['never logged in since joining a year ago', { lastLoginAt: null, createdAt: daysAgo(365) }, 365, true],
  ['joined yesterday', { lastLoginAt: null, createdAt: daysAgo(1) }, 365, false],
  [
    'ten years, with dormancy switched off',
    { lastLoginAt: daysAgo(3650), createdAt: daysAgo(3650) },
    0,
    false,
  ],
  ['thirty days where thirty are configured', { lastLoginAt: daysAgo(30), createdAt: daysAgo(30) }, 30, true],
])('judges inactivity: %s', (_what, activity, afterDays, isIdle) => {
  expect(isIdleTooLong(activity, afterDays, NOW)).toBe(isIdle)
})
