import { expect, it } from 'vitest'
import { otherWords } from './shown-words.ts'
import { readSources } from './source-files.ts'

const file = (text: string, path = 'apps/web/src/features/a.tsx') => ({ path, text, isTest: false })

it('calls one thing by one word on every screen, document and message', () => {
  expect(otherWords(readSources())).toEqual([])
})

it.each([
  '<p>본인인증을 해주세요</p>',
  "'본인 확인 뒤'",
  "{ term: '신고번호' }",
  "{ title: '알림' }",
  'title="확인"',
])('refuses %s', (text) => {
  expect(otherWords([file(text)])).toHaveLength(1)
})

it('leaves the specification’s own sentence and the provider’s words as they are', () => {
  expect(otherWords([file("'협회에서 본인인증을 진행해주시길 바랍니다.'")])).toEqual([])
  expect(otherWords([file("'본인인증창'", 'apps/sandbox/src/a.ts')])).toEqual([])
  expect(otherWords([file("'영업신고번호'")])).toEqual([])
})
