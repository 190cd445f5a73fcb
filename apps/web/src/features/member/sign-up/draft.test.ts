import { expect, it } from 'vitest'
import { EMPTY_SIGN_UP, inScreenOrder, wrongAccount, wrongConsents } from './draft.ts'
import { tooYoung } from './too-young.ts'

it('requires two consents and no more', () => {
  expect(Object.keys(wrongConsents(EMPTY_SIGN_UP))).toEqual(['terms', 'privacy'])
  expect(wrongConsents({ ...EMPTY_SIGN_UP, terms: true, privacy: true })).toEqual({})
})

it.each([
  ['hong12', '', []],
  ['hong12', 'hong@example.com', []],
  [' hong12 ', '  ', []],
  ['', '', ['userId']],
  ['honghong', '', ['userId']],
  ['hong12', 'hong@', ['email']],
  ['홍길동12', 'hong', ['userId', 'email']],
])('judges id «%s» and e-mail «%s»', (userId, email, wrong) => {
  expect(Object.keys(wrongAccount({ userId, email }))).toEqual(wrong)
})

it('puts sentences in the order of the fields', () => {
  const wrong = { email: 'e', newPassword: 'p', userId: 'u', newPasswordAgain: 'a' }
  expect(Object.keys(inScreenOrder(wrong))).toEqual(['userId', 'newPassword', 'newPasswordAgain', 'email'])
})

it('refuses a person below fourteen to the very day', () => {
  const now = new Date('2026-11-21T01:00:00Z')
  expect(tooYoung('20121121', now)).toBeNull()
  expect(tooYoung('20121122', now)).toMatch(/만 14세 미만/)
})
