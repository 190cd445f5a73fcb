import { expect, it } from 'vitest'
import { isReviewOverdue, reviewDueAt } from './role-review.ts'

it.each([
  ['2026-01-05T00:00:00Z', '2026-07-04T15:00:00.000Z'],
  ['2026-08-31T00:00:00Z', '2027-02-27T15:00:00.000Z'],
])('rights of %s are due at %s', (since, due) => {
  expect(reviewDueAt(new Date(since)).toISOString()).toBe(due)
})

it.each([
  ['2026-07-04T14:59:59.999Z', false],
  ['2026-07-04T15:00:00.000Z', true],
])('rights of January are overdue at %s: %s', (now, isOver) => {
  expect(isReviewOverdue(new Date('2026-01-05T00:00:00Z'), new Date(now))).toBe(isOver)
})
