import { ENDPOINTS, type Endpoint } from '@hygiene/contracts'
import { expect, it } from 'vitest'
import { actionWords } from './action-words.ts'

it.each([
  ['searchMembers', '회원 조회'],
  ['blockRange 203.0.113.0/24', '접속 차단 203.0.113.0/24'],
  ['decidePresence 신청 12: 출석', '출석 결정 신청 12: 출석'],
  ['somethingLater', 'somethingLater'],
])('says %s as %s', (action, words) => {
  expect(actionWords(action)).toBe(words)
})

it('has words for whatever an employee can do or see in an operator’s account', () => {
  const contracts: readonly Endpoint[] = Object.values(ENDPOINTS)
  const inAccounts = contracts.filter(({ access, ownerOnly }) => access === 'operator' && !ownerOnly)
  // Looking at the clock is no look at a person.
  const logged = inAccounts.filter(({ effect, extendsSession }) => effect === 'writes' || extendsSession)
  expect(logged.map(({ operation }) => operation).filter((name) => actionWords(name) === name)).toEqual([])
})
