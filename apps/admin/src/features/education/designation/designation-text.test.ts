import { expect, it } from 'vitest'
import { isPicture, sizeText } from './designation-text.ts'

it.each([
  [1, '1KB'],
  [317_440, '310KB'],
  [1_048_575, '1.0MB'],
  [2_516_582, '2.4MB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

it('shows pictures in the screen and documents in a separate window', () => {
  expect(isPicture({ contentType: 'image/jpeg' })).toBe(true)
  expect(isPicture({ contentType: 'application/pdf' })).toBe(false)
})
