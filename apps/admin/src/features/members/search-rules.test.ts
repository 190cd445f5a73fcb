import { expect, it } from 'vitest'
import { EMPTY_SEARCH, judgeSearch } from './search-rules.ts'

const asked = { ...EMPTY_SEARCH, reason: '전화 문의' }

it.each([
  ['an id', { ...asked, userId: 'kim2026' }, []],
  ['a name and the end of a phone', { ...asked, name: '김영자', phoneEnd: '6781' }, []],
  ['nobody', asked, ['userId']],
  ['a name alone', { ...asked, name: '김영자' }, ['phoneEnd']],
  ['the end of a phone alone', { ...asked, phoneEnd: '6781' }, ['name']],
  ['letters for a phone', { ...asked, name: '김영자', phoneEnd: '67a1' }, ['phoneEnd']],
  ['no reason', { ...EMPTY_SEARCH, userId: 'kim2026' }, ['reason']],
  ['blanks for a reason', { ...EMPTY_SEARCH, reason: '   ', userId: 'kim2026' }, ['reason']],
])('a search for %s', (_what, search, wrong) => {
  expect(Object.keys(judgeSearch(search))).toEqual(wrong)
})
