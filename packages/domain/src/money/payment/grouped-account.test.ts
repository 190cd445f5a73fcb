import { expect, it } from 'vitest'
import { groupedAccount } from './grouped-account.ts'

it.each([
  ['02851575092552', '0285-1575-0925-52'],
  ['12345678', '1234-5678'],
  ['301-0123-4567-81', '301-0123-4567-81'],
])('groups the account number %s as %s', (given, shown) => {
  expect(groupedAccount(given)).toBe(shown)
})
