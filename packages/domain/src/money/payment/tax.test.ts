import { describe, expect, it } from 'vitest'
import { taxFreeOf, taxFreeOfPart, taxLines, taxParts } from './tax.ts'

describe('the tax of an order', () => {
  it.each([
    [[{ priceWon: 36_000, taxKind: 'exempt' }], 36_000],
    [[{ priceWon: 36_000, taxKind: 'taxable' }], 0],
    [
      [
        { priceWon: 36_000, taxKind: 'exempt' },
        { priceWon: 20_000, taxKind: 'taxable' },
      ],
      36_000,
    ],
    [
      [
        { priceWon: 36_000, taxKind: 'exempt' },
        { priceWon: 20_000, taxKind: 'undecided' },
      ],
      null,
    ],
  ] as const)(
    'freezes the tax-free sum by the courses and none while one course is undecided',
    (parts, taxFreeWon) => {
      expect(taxFreeOf(parts)).toBe(taxFreeWon)
    },
  )

  it.each([
    [36_000, 0, { supplyWon: 32_727, vatWon: 3_273, taxFreeWon: 0 }],
    [36_000, 36_000, { supplyWon: 0, vatWon: 0, taxFreeWon: 36_000 }],
    [56_000, 36_000, { supplyWon: 18_182, vatWon: 1_818, taxFreeWon: 36_000 }],
  ])('splits %i won with %i tax-free won into parts that add up', (amountWon, taxFreeWon, parts) => {
    expect(taxParts(amountWon, taxFreeWon)).toEqual(parts)
  })

  it.each([
    [36_000, 36_000, 36_000, { kind: '면세', vat: null }],
    [36_000, 30_000, 0, { kind: '과세', vat: { supplyWon: 27_273, vatWon: 2_727, taxFreeWon: 0 } }],
    [
      56_000,
      56_000,
      36_000,
      { kind: '면세 36,000원 포함', vat: { supplyWon: 18_182, vatWon: 1_818, taxFreeWon: 36_000 } },
    ],
    [36_000, 0, 0, null],
    [36_000, 36_000, null, null],
  ])('prints the tax of a receipt over %i won with %i won left', (priceWon, netWon, taxFreeWon, lines) => {
    expect(taxLines({ priceWon, netWon, taxFreeWon })).toEqual(lines)
  })

  it('splits the tax-free sum across partial refunds without loss', () => {
    const order = { amountWon: 56_000, taxFreeWon: 36_000 }
    for (const first of [1, 333, 9_999, 20_000, 55_999]) {
      const rest = taxFreeOfPart(order, first, 56_000 - first)
      expect(taxFreeOfPart(order, 0, first) + rest).toBe(36_000)
    }
  })
})
