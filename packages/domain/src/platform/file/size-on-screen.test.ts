import { expect, it } from 'vitest'
import { sizeOnScreen } from './size-on-screen.ts'

it.each([
  [1, '1KB'],
  [240_400, '240KB'],
  [3_240_000, '3.2MB'],
])('shows %i bytes as %s', (bytes, text) => {
  expect(sizeOnScreen(bytes)).toBe(text)
})
