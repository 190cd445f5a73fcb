import { expect, it } from 'vitest'
import { sizeOnScreen } from './size-on-screen.ts'

it.each([
  [1, '1KB'],
  [240_400, '240KB'],
  [3_240_000, '3.2MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeOnScreen(bytes)).toBe(text)
})
