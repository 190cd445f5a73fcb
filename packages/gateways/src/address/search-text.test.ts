import { describe, expect, it } from 'vitest'
import { cleanSearchText } from './search-text.ts'

describe('the text sent to the address service', () => {
  it.each([
    ['세종대로 110', '세종대로 110'],
    ['  세종대로   110 ', '세종대로 110'],
    ['세종대로 [110] 100%', '세종대로 110 100'],
    ['Orville Union Selector', 'Orville Selector'],
    ["' or 1=1", "' 1 1"],
    ['가'.repeat(60), '가'.repeat(40)],
  ])('%j becomes %j', (text, sent) => {
    expect(cleanSearchText(text)).toBe(sent)
  })
})
