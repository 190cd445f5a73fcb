import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ProvinceMonth, shownMonths } from './shown-months.ts'

const cell = (sidoCode: string, paid: number, more: Partial<ProvinceMonth> = {}): ProvinceMonth => ({
  sidoCode,
  month: '2026-11',
  paid,
  completed: 0,
  wider: [],
  ...more,
})
const shownOf = (...cells: ProvinceMonth[]) =>
  [...shownMonths(cells)]
    .flatMap(([code, months]) => [...months].map((month) => `${code} ${month}`))
    .toSorted()
const paidIn = (months: readonly ProvinceMonth[]) => months.reduce((all, { paid }) => all + paid, 0)

describe('a month of a province', () => {
  it.each<[string, ProvinceMonth, boolean]>([
    ['five people', cell('a', 5), true],
    ['four people', cell('a', 4), false],
    ['one completion', cell('a', 30, { completed: 1 }), false],
    ['five completions', cell('a', 30, { completed: 5 }), true],
    ['four fewer than without its filter', cell('a', 30, { wider: [{ paid: 34, completed: 0 }] }), false],
    ['all of those without its filter', cell('a', 30, { wider: [{ paid: 30, completed: 0 }] }), true],
    ['one completion fewer than without', cell('a', 30, { wider: [{ paid: 40, completed: 1 }] }), false],
  ])('decides whether to show a month with %s', (_what, one, isShown) => {
    expect(shownOf(one)).toEqual(isShown ? ['a 2026-11'] : [])
  })

  it('hides a second month when a single small one could be derived from the total', () => {
    expect(shownOf(cell('a', 3), cell('b', 20), cell('c', 9))).toEqual(['b 2026-11'])
    expect(shownOf(cell('a', 3), cell('d', 4), cell('b', 20), cell('c', 9))).toEqual([
      'b 2026-11',
      'c 2026-11',
    ])
  })
})

it('reveals no small group by the difference of two periods or of the country totals', () => {
  const months = ['2026-09', '2026-10', '2026-11']
  const counts = fc.array(fc.array(fc.nat(12), { minLength: 3, maxLength: 3 }), {
    minLength: 4,
    maxLength: 4,
  })
  fc.assert(
    fc.property(counts, (provinces) => {
      const cells = provinces.flatMap((paid, at) =>
        paid.map((count, place) => cell(`p${at}`, count, { month: months[place] ?? '' })),
      )
      const shown = shownMonths(cells)
      for (const month of months) {
        const inMonth = cells.filter((one) => one.month === month)
        const open = inMonth.filter(({ sidoCode }) => shown.get(sidoCode)?.has(month))
        expect(open.every(({ paid }) => paid >= 5)).toBe(true)
        const hidden = paidIn(inMonth) - paidIn(open)
        expect(hidden === 0 || hidden >= 5 || open.length === 0).toBe(true)
      }
    }),
  )
})
