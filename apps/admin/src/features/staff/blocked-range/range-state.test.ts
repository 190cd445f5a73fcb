import { expect, it } from 'vitest'
import { rangeText } from './range-state.ts'

it.each([
  ['203.0.113.9/32', '203.0.113.9'],
  ['203.0.113.0/24', '203.0.113.0/24'],
  ['2001:db8::1/128', '2001:db8::1'],
  ['2001:db8::/32', '2001:db8::/32'],
])('names the block of %s as %s', (cidr, text) => {
  expect(rangeText(cidr)).toBe(text)
})
