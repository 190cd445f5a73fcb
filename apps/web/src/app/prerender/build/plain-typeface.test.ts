import { describe, expect, it } from 'vitest'
import { isIdeographic } from './plain-typeface.ts'

describe('the typeface', () => {
  it.each([
    ['U+4E00-9FFF', true],
    ['u+f900', true],
    ['U+AC00-AD00', false],
    ['U+20-7E', false],
    ['U+9F00-AC01', false],
  ])('classifies %s as ideographic: %s', (range, answer) => {
    expect(isIdeographic(range)).toBe(answer)
  })
})
