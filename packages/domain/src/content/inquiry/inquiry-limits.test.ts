import { expect, it } from 'vitest'
import type { RichBlock } from '../board/rich-text.ts'
import { inquiryDayBefore, inquiryTextFault, mayWriteInquiry } from './inquiry-limits.ts'

const said = (text: string): RichBlock[] => [{ kind: 'paragraph', runs: [{ text }] }]

it.each([
  ['nothing', [], '내용을 입력해주세요.'],
  ['blanks', said('  \n '), '내용을 입력해주세요.'],
  ['a word', said('가'), null],
  ['the longest text', said('가'.repeat(5000)), null],
  ['a letter more', said('가'.repeat(5001)), '내용은 5,000자까지 쓸 수 있습니다. 지금은 5,001자입니다.'],
])('judges an inquiry text of %s', (_what, blocks, sentence) =>
  expect(inquiryTextFault(blocks)).toBe(sentence),
)

it('lets a person write ten posts in 24 hours', () => {
  expect([9, 10].map(mayWriteInquiry)).toEqual([true, false])
  expect(inquiryDayBefore(new Date('2026-11-21T10:00:00Z'))).toEqual(new Date('2026-11-20T10:00:00Z'))
})
