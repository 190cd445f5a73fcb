import { expect, it } from 'vitest'
import { mayTextLink } from './document-link.ts'

const now = new Date('2026-12-01T10:00:00+09:00')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

it.each([
  ['the first', [], true],
  ['a second press', [59], false],
  ['a minute later', [60], true],
  ['the fifth of a day', [60, 3_600, 7_200, 10_800], true],
  ['the sixth of a day', [60, 3_600, 7_200, 10_800, 14_400], false],
])('judges a texted link for %s with earlier ones %j seconds ago: %s', (_which, before, may) => {
  expect(mayTextLink(before.map(ago), now)).toBe(may)
})
