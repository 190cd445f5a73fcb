import { expect, test } from 'vitest'
import { campaignAllowance, campaignWaitsUntil } from './campaign.ts'

const seoul = (at: string) => new Date(`${at}+09:00`)

test.each([
  ['draft', null, '2026-12-08T22:00', null],
  ['paused', null, '2026-12-08T22:00', null],
  ['running', null, '2026-12-08T10:00', null],
  ['running', null, '2026-12-08T21:00', '2026-12-09T08:00'],
  ['running', '2026-12-09T09:30', '2026-12-08T10:00', '2026-12-09T09:30'],
  ['running', '2026-12-08T21:30', '2026-12-08T10:00', '2026-12-09T08:00'],
  ['running', '2026-12-08T09:00', '2026-12-08T10:00', null],
] as const)('keeps a campaign that is %s from %s at %s waiting until %s', (status, startsAt, now, until) => {
  const campaign = { status, startsAt: startsAt === null ? null : seoul(startsAt) }
  expect(campaignWaitsUntil(campaign, seoul(now))).toEqual(until === null ? null : seoul(until))
})

test.each([
  [200, 0, 200],
  [200, 150, 50],
  [100, 150, 0],
])('allows at %i messages a minute and %i sent %i more', (perMinute, gone, left) => {
  expect(campaignAllowance(perMinute, gone)).toBe(left)
})
