import { expect, test } from 'vitest'
import { judgeReceivedDay } from './received-day.ts'

const appliedAt = new Date('2026-11-20T23:30:00+09:00')
const now = new Date('2026-11-23T00:10:00+09:00')

test.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2026-11-23', true],
  ['2026-11-24', false],
])('decides whether money received on %s is plausible: %s', (receivedOn, isPlausible) => {
  expect(judgeReceivedDay(receivedOn, appliedAt, now).allowed).toBe(isPlausible)
})
