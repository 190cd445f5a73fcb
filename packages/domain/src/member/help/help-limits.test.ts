import { expect, test } from 'vitest'
import { isHelpTexted, mayAskToHelp } from './help-limits.ts'

test('lets a helper ask five times a day', () => {
  expect([0, 4, 5, 6].map(mayAskToHelp)).toEqual([true, true, false, false])
})

test.each([
  [0, 0, true],
  [1, 0, true],
  [2, 0, false],
  [1, 1, false],
])(
  'decides after %d texts in a day, %d by the same helper, whether to text an owner: %s',
  (toOwner, bySame, isTexted) => {
    expect(isHelpTexted({ toOwner, bySame })).toBe(isTexted)
  },
)
