import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatWon, formatWonInText } from './won.ts'

test.each([
  [0, '0원', '일금 영원정'],
  [7, '7원', '일금 칠원정'],
  [1_000, '1,000원', '일금 일천원정'],
  [10_000, '10,000원', '일금 일만원정'],
  [36_000, '36,000원', '일금 삼만육천원정'],
  [110_010, '110,010원', '일금 일십일만일십원정'],
  [1_234_567, '1,234,567원', '일금 일백이십삼만사천오백육십칠원정'],
  [100_000_000, '100,000,000원', '일금 일억원정'],
  [100_010_000, '100,010,000원', '일금 일억일만원정'],
])('writes %i won in figures and in words', (amountWon, figures, text) => {
  expect(formatWon(amountWon)).toBe(figures)
  expect(formatWonInText(amountWon)).toBe(text)
})

test('never writes different sums the same way', () => {
  const sum = fc.integer({ min: 0, max: 2_000_000_000 })
  fc.assert(
    fc.property(sum, sum, (one, other) => {
      expect(formatWonInText(one) === formatWonInText(other)).toBe(one === other)
      expect(Number(formatWon(one).replaceAll(/\D/g, ''))).toBe(one)
    }),
  )
})
