import { expect, it } from 'vitest'
import { otherText } from './shown-text.ts'
import { readSources } from './source-files.ts'

const file = (text: string, path = 'apps/web/src/features/a.tsx') => ({ path, text, isTest: false })

it('uses one word for one thing on every screen, document and message', () => {
  expect(otherText(readSources())).toEqual([])
})

it.each([
  '<p>본인인증을 해주세요</p>',
  "'본인 확인 뒤'",
  "{ term: '신고번호' }",
  "{ title: '알림' }",
  'title="확인"',
])('refuses %s', (text) => {
  expect(otherText([file(text)])).toHaveLength(1)
})

it('accepts the specification’s own sentence and the provider’s words', () => {
  expect(otherText([file("'협회에서 본인인증을 진행해주시길 바랍니다.'")])).toEqual([])
  expect(otherText([file("'본인인증창'", 'apps/sandbox/src/a.ts')])).toEqual([])
  expect(otherText([file("'영업신고번호'")])).toEqual([])
})

it.each([
  '까닭',
  '두 글을 견주어',
  '거르기',
  '답 고치기',
  '강사 더하기',
  '결재 거두기',
  '그만 쓰기',
  '낱말',
  '누리집 이름',
  '받은 돈',
  '묶음 처리',
  '만든 때',
  '{edition}판',
])('refuses «%s» in the console', (word) => {
  const text = `'${word}'`
  expect(otherText([file(text, 'apps/admin/src/features/a.tsx')])).toHaveLength(1)
  expect(otherText([file(text, 'packages/contracts/src/money/refund/staff/b.ts')])).toHaveLength(1)
  expect(otherText([file(text)])).toEqual([])
})

it('accepts the browser’s own term for a reload', () => {
  expect(otherText([file("'화면을 새로 고쳐주세요.'", 'apps/admin/src/a.tsx')])).toEqual([])
})

it('refuses two particles at once', () => {
  expect(otherText([file("'7을(를) 입력해주세요'")])).toHaveLength(1)
})
