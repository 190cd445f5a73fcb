import { describe, expect, it } from 'vitest'
import { bankTitle, mayRetireQuestion } from './question-bank.ts'

const NOW = new Date('2026-11-25T10:00:00+09:00')
const bank = (year: number, inUse: number, needed: number) => ({
  year,
  salesType: 2 as const,
  industryType: 1 as const,
  inUse,
  needed,
})

describe('removal of a question', () => {
  it.each([
    ['which hold one more than a paper', [bank(2026, 21, 20)], true],
    ['which hold a paper and no more', [bank(2026, 20, 20)], false],
    ['one of which is short already', [bank(2026, 40, 20), bank(2027, 12, 20)], false],
    ['of last year, whose extensions still run', [bank(2025, 20, 20)], false],
    ['of the year before, of which nothing is drawn', [bank(2024, 20, 20)], true],
    ['of which no course draws', [bank(2027, 1, 0)], true],
    ['of which there is none', [], true],
  ])('judges the removal of a question from banks %s', (_name, banks, isAllowed) => {
    expect(mayRetireQuestion(banks, NOW).allowed).toBe(isAllowed)
  })
})

it('names a bank by year, kind and trade', () => {
  expect(bankTitle(bank(2026, 1, 1))).toBe('2026년 기존 영업자 · 일반음식점')
})
