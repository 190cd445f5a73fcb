import { describe, expect, it } from 'vitest'
import { cleanSearchText, searchTextFault } from './search-text.ts'

describe('the text for the address service', () => {
  it.each([
    ['세종대로 110', '세종대로 110'],
    ['  세종대로   110 ', '세종대로 110'],
    ['세종대로 [110] 100%', '세종대로 110 100'],
    ['Orville Union Selector', 'Orville Selector'],
    ["' or 1=1", "' 1 1"],
    ['가'.repeat(60), '가'.repeat(40)],
    ['a'.repeat(90), 'a'.repeat(80)],
    [`가${'a'.repeat(60)}`, `가${'a'.repeat(39)}`],
  ])('cleans %j to %j', (text, sent) => {
    expect(cleanSearchText(text)).toBe(sent)
  })
})

describe('a text that the address service refuses', () => {
  it.each([
    ['', 'short'],
    ['길', 'short'],
    ['--', 'short'],
    ['가 -', 'short'],
    ['12', 'number'],
    ['04524', 'number'],
    ['110-2', 'number'],
    ['세종대로 12345678901', 'number'],
    ['세종대로 1234567890', null],
    ['세종대로 110', null],
    ['A동', null],
  ] as const)('judges the search text %j: %s', (cleaned, fault) => {
    expect(searchTextFault(cleaned)).toBe(fault)
  })
})
