import { expect, it } from 'vitest'
import { missingOfNextYear } from './next-year.ts'

it('reports missing courses of the coming year when this year has none to copy', () => {
  expect(missingOfNextYear([], false)).toEqual([{ part: 'courses', count: 0, courseNo: null }])
})
