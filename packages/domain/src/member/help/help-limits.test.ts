import { expect, test } from 'vitest'
import { isHelpTexted, mayAskToHelp } from './help-limits.ts'

test('a helper asks five times a day', () => {
  expect([0, 4, 5, 6].map(mayAskToHelp)).toEqual([true, true, false, false])
})

test.each([
  [0, 0, true],
  [1, 0, true],
  [2, 0, false],
  [1, 1, false],
])('an owner with %d texts in a day, %d of them by the same helper: %s', (toOwner, bySame, isTexted) => {
  expect(isHelpTexted({ toOwner, bySame })).toBe(isTexted)
})
