import { expect, it } from 'vitest'
import { isOldEnough } from './joining-age.ts'

it.each([
  ['20121121', '2026-11-21T00:00:00+09:00', true],
  ['20121122', '2026-11-21T23:59:59+09:00', false],
  ['20121122', '2026-11-21T15:00:00Z', true],
  ['19600312', '2026-11-21T00:00:00+09:00', true],
])('decides for a birth date %s on %s whether the person is old enough: %s', (birth, now, isEnough) => {
  expect(isOldEnough(birth, new Date(now))).toBe(isEnough)
})
