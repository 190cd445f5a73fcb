import { expect, it } from 'vitest'
import { isSameHolder } from './same-holder.ts'

it.each([
  ['김영자', '김영자', true],
  ['김 영자', '김영자', true],
  ['김영자', '김*자', true],
  ['김영자', '김영지', false],
  ['김영자', '김영자식당', false],
  ['(주)해맑은식당', '주식회사 해맑은식당', true],
  ['㈜해맑은식당', '해맑은식당', true],
  ['Kim Young-ja', 'KIM YOUNG JA', true],
  ['', '', false],
  ['주식회사', '주식회사', false],
])('compares the holder %s with %s', (typed, notified, same) => {
  expect(isSameHolder(typed, notified)).toBe(same)
})
