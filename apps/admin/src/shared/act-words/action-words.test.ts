import { ENDPOINTS } from '@hygiene/contracts/generated/endpoints'
import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { expect, it } from 'vitest'
import { actionWords, actorWords } from './action-words.ts'

it.each([
  ['listMembers', '회원 목록 조회'],
  ['blockRange 203.0.113.0/24', '접속 차단 203.0.113.0/24'],
  ['decidePresence 신청 12: 출석', '출석 결정 신청 12: 출석'],
  ['somethingLater', 'somethingLater'],
])('says %s as %s', (action, words) => {
  expect(actionWords(action)).toBe(words)
})

it('names the employee, and at the server’s console the machine’s account', () => {
  const nobody = { employeeName: null, loginId: null, consoleUser: null }
  expect(actorWords({ ...nobody, employeeName: '박상담', loginId: 'sangdam1' })).toBe('박상담 (sangdam1)')
  expect(actorWords({ ...nobody, consoleUser: 'root' })).toBe('서버 콘솔 (root)')
  expect(actionWords('disableEmployee sangdam1')).toBe('직원 계정 정지 sangdam1')
})

it('has words for every act and look of an employee in an operator’s account', () => {
  const contracts: readonly Endpoint[] = Object.values(ENDPOINTS)
  const inAccounts = contracts.filter(({ access, ownerOnly }) => access === 'operator' && !ownerOnly)
  // Looking at the clock is no look at a person.
  const logged = inAccounts.filter(({ effect, extendsLogin }) => effect === 'writes' || extendsLogin)
  expect(logged.map(({ operation }) => operation).filter((name) => actionWords(name) === name)).toEqual([])
})
