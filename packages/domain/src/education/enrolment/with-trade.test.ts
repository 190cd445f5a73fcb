import { expect, test } from 'vitest'
import { IndustryType } from '../../text.ts'
import { withTrade } from './with-trade.ts'

test.each([
  ['2026년 기존 영업자 위생교육 (일반음식점)', '솔밭분식'],
  ['2026년 기존 영업자 위생교육', '솔밭분식 · 일반음식점'],
])('shows beside the course «%s» the place as «%s»', (course, text) => {
  expect(withTrade('솔밭분식', course, IndustryType.generalRestaurant)).toBe(text)
})
