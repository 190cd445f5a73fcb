import { expect, it } from 'vitest'
import { readRange } from './address-range.ts'

it.each([
  ['203.0.113.9', { address: '203.0.113.9', bits: 32, isIpv6: false }],
  [' 203.0.113.0/24 ', { address: '203.0.113.0', bits: 24, isIpv6: false }],
  ['10.0.0.0/8', { address: '10.0.0.0', bits: 8, isIpv6: false }],
  ['2001:DB8::/32', { address: '2001:db8::', bits: 32, isIpv6: true }],
  ['::1', { address: '::1', bits: 128, isIpv6: true }],
  ['0.0.0.0/0', { reason: 'RANGE_TOO_WIDE' }],
  ['2001::/16', { reason: 'RANGE_TOO_WIDE' }],
  ['203.0.113.0/33', { reason: 'RANGE_MALFORMED' }],
  ['everybody', { reason: 'RANGE_MALFORMED' }],
  ['203.0.113.0/24/8', { reason: 'RANGE_MALFORMED' }],
  ['', { reason: 'RANGE_MALFORMED' }],
])('reads the address range %j', (typed, expected) => {
  expect(readRange(typed)).toEqual(expected)
})
