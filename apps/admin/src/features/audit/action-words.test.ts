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
