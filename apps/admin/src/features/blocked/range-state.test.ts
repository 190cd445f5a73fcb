import { describe, expect, it } from 'vitest'
import { isInForce, rangeWords } from './range-state.ts'

const now = new Date('2026-11-21T10:00:00+09:00')

describe('a block', () => {
  it.each([
    ['without an end', null, true],
    ['until a second from now', '2026-11-21T01:00:01.000Z', true],
    ['until now', '2026-11-21T01:00:00.000Z', false],
  ])('%s', (_when, endsAt, inForce) => {
    expect(isInForce({ endsAt }, now)).toBe(inForce)
  })

  it.each([
    ['203.0.113.9/32', '203.0.113.9'],
    ['203.0.113.0/24', '203.0.113.0/24'],
    ['2001:db8::1/128', '2001:db8::1'],
    ['2001:db8::/32', '2001:db8::/32'],
  ])('of %s is called %s', (cidr, words) => {
    expect(rangeWords(cidr)).toBe(words)
  })
})
