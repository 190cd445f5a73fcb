import { expect, it } from 'vitest'
import { whyNotLinked } from './member-text.ts'

it.each([
  ['active', 'support', null],
  ['active', 'headquarters', null],
  ['active', 'finance', '권한 없음'],
  ['dormant', 'readOnly', '권한 없음'],
  ['dormant', 'support', '휴면 해제 뒤 가능'],
  ['unverified', 'support', '본인확인 뒤 가능'],
] as const)('decides the link to an operator account in state %s for role %s', (state, role, why) => {
  expect(whyNotLinked(state, role)).toBe(why)
})
