import { expect, it } from 'vitest'
import { isReviewOverdue, reviewDueAt } from './role-review.ts'

it.each([
  ['2026-01-05T00:00:00Z', '2026-07-04T15:00:00.000Z'],
  ['2026-08-31T00:00:00Z', '2027-02-27T15:00:00.000Z'],
])('schedules the review of rights of %s at %s', (since, due) => {
  expect(reviewDueAt(new Date(since)).toISOString()).toBe(due)
})

it.each([
  ['2026-07-04T14:59:59.999Z', false],
  ['2026-07-04T15:00:00.000Z', true],
])('decides at %s whether the review of January rights is overdue: %s', (now, isOver) => {
  expect(isReviewOverdue(new Date('2026-01-05T00:00:00Z'), new Date(now))).toBe(isOver)
})
