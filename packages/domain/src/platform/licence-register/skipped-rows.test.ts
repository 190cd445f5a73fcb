import { expect, it } from 'vitest'
import { skippedMany } from './skipped-rows.ts'

it.each([
  { total: 0, skipped: 0, many: false },
  { total: 3, skipped: 3, many: false },
  { total: 6, skipped: 6, many: true },
  { total: 2_345, skipped: 24, many: false },
  { total: 2_000, skipped: 100, many: false },
  { total: 2_000, skipped: 101, many: true },
  { total: 2_545, skipped: 2_545, many: true },
])('judges $skipped skipped rows of $total: $many', ({ many, ...walk }) =>
  expect(skippedMany(walk)).toBe(many),
)
