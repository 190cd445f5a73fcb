import { expect, it } from 'vitest'
import { missingOfNextYear } from './next-year.ts'

it('misses the courses of the coming year where this year has none to begin from', () => {
  expect(missingOfNextYear([], false)).toEqual([{ part: 'courses', count: 0, courseNo: null }])
})
