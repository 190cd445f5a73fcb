import { expect, test } from 'vitest'
import { accountValidHours, isOverdue } from './account-term.ts'

test.each([
  ['2026-11-21T10:00:00+09:00', 72],
  ['2026-12-28T23:59:00+09:00', 72],
  ['2026-12-30T00:00:00+09:00', 48],
  ['2026-12-31T17:59:00+09:00', 6],
  ['2026-12-31T23:59:59+09:00', 1],
  ['2027-01-01T00:00:00+09:00', 72],
])('keeps an account opened at %s open for %i hours within the education year', (at, hours) => {
  expect(accountValidHours(new Date(at))).toBe(hours)
})

test('treats an account as overdue from its last instant and never one without a date', () => {
  const due = new Date('2026-11-24T14:59:59Z')
  expect(isOverdue({ accountExpiresAt: due }, new Date(due.getTime() - 1))).toBe(false)
  expect(isOverdue({ accountExpiresAt: due }, due)).toBe(true)
  expect(isOverdue({ accountExpiresAt: null }, due)).toBe(false)
})
