import { expect, it } from 'vitest'
import { viewAddress } from './view-address.ts'

it.each([
  ['', true],
  ['state=dormant&joinedFrom=2026-12-01', true],
  ['sort=-lastLoginAt&columns=userId.120%7E-name', true],
  ['text=%EA%B9%80%EC%98%81%EC%9E%90', false],
  ['text=김영자', false],
  ['state=<script>', false],
  ['=x', false],
  ['state=', false],
  [`state=${'a'.repeat(1000)}`, false],
])('accepts or refuses a view with the address %s: %s', (address, isRight) => {
  expect(viewAddress.safeParse(address).success).toBe(isRight)
})
