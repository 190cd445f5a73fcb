import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addTallies, analyseItem, type ItemTally, NO_TALLY } from './item-analysis.ts'

interface Paper {
  chosen: number
  rest: number
}

const ITEM = { answer: 0, choiceCount: 4 }

function tallyOf(papers: readonly Paper[]): ItemTally {
  return papers.reduce<ItemTally>((tally, { chosen, rest }) => {
    const right = chosen === ITEM.answer ? 1 : 0
    const choiceCounts = [0, 0, 0, 0]
    choiceCounts[chosen] = 1
    return addTallies(tally, {
      answers: 1,
      rightAnswers: right,
      restSum: rest,
      restSquares: rest * rest,
      restOfRight: rest * right,
      rests: [[rest, 1, right]],
      choiceCounts,
    })
  }, NO_TALLY)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function correlation(papers: readonly Paper[]): number | null {
  const right = papers.map(({ chosen }) => (chosen === ITEM.answer ? 1 : 0))
  const rest = papers.map((paper) => paper.rest)
  const [mr, ms] = [mean(right), mean(rest)]
  const cov = mean(right.map((value, place) => (value - mr) * (rest[place]! - ms)))
  const [vr, vs] = [mean(right.map((v) => (v - mr) ** 2)), mean(rest.map((v) => (v - ms) ** 2))]
  return vr === 0 || vs === 0 ? null : cov / Math.sqrt(vr * vs)
}

const papers = fc.array(fc.record({ chosen: fc.nat(3), rest: fc.integer({ min: 0, max: 1000 }) }), {
  maxLength: 80,
})

const near = (share: number) => expect.closeTo(share, 9) as number

function groupsBySorting(all: readonly Paper[]) {
  const sorted = all.toSorted((one, other) => one.rest - other.rest)
  const rightOf = (rest: number) => {
    const alike = all.filter((paper) => paper.rest === rest)
    return alike.filter(({ chosen }) => chosen === ITEM.answer).length / alike.length
  }
  const size = all.length * 0.27
  const share = (ordered: readonly Paper[]) =>
    ordered.reduce((sum, { rest }, at) => sum + rightOf(rest) * Math.max(0, Math.min(1, size - at)), 0) / size
  return { lower: share(sorted), upper: share(sorted.toReversed()) }
}

describe('upper and lower 27 percent', () => {
  it.each<[string, Paper[], { upper: number; lower: number; difference: number } | null]>([
    ['of three papers are none', [1, 2, 3].map((rest) => ({ chosen: 0, rest })), null],
    [
      'of a hundred are 27 papers each',
      Array.from({ length: 100 }, (_, rest) => ({ chosen: rest >= 50 ? 0 : 1, rest })),
      { upper: 1, lower: 0, difference: 1 },
    ],
    [
      'of papers alike are alike',
      Array.from({ length: 40 }, (_, at) => ({ chosen: at % 4 === 0 ? 0 : 1, rest: 500 })),
      { upper: 0.25, lower: 0.25, difference: 0 },
    ],
  ])('finds that the upper and lower groups %s', (_case, all, expected) => {
    expect(analyseItem(tallyOf(all), ITEM).groups).toEqual(
      expected && {
        upper: near(expected.upper),
        lower: near(expected.lower),
        difference: near(expected.difference),
      },
    )
  })

  it('gives the same groups as sorting the papers', () => {
    fc.assert(
      fc.property(papers, (all) => {
        const { groups } = analyseItem(tallyOf(all), ITEM)
        const expected = all.length < 4 ? null : groupsBySorting(all)
        expect(groups === null).toBe(expected === null)
        expect(groups?.upper ?? 0).toBeCloseTo(expected?.upper ?? 0, 9)
        expect(groups?.lower ?? 0).toBeCloseTo(expected?.lower ?? 0, 9)
      }),
    )
  })
})

describe('the analysis of a question', () => {
  it('computes the same correlation and shares as the papers themselves', () => {
    fc.assert(
      fc.property(papers, (all) => {
        const analysis = analyseItem(tallyOf(all), ITEM)
        const expected = all.length === 0 ? null : correlation(all)
        expect(analysis.discrimination === null).toBe(expected === null)
        expect(analysis.discrimination ?? 0).toBeCloseTo(expected ?? 0, 6)
        expect(analysis.choices.map(({ count }) => count)).toEqual(
          [0, 1, 2, 3].map((choice) => all.filter(({ chosen }) => chosen === choice).length),
        )
        expect(analysis.answers).toBe(all.length)
      }),
    )
  })

  it('gives the same tally when days are added in any grouping', () => {
    fc.assert(
      fc.property(papers, papers, (one, other) => {
        expect(addTallies(tallyOf(one), tallyOf(other))).toEqual(tallyOf([...one, ...other]))
      }),
    )
  })
})

const sample = (counts: readonly number[], right = 900, wrong = 300) =>
  tallyOf(
    counts.flatMap((count, chosen) =>
      Array.from({ length: count }, (_, place) => ({
        chosen,
        rest: (chosen === 0 ? right : wrong) + (place % 2),
      })),
    ),
  )

describe('marks of a question', () => {
  it.each<[string, ItemTally, string[]]>([
    ['without an answer', NO_TALLY, []],
    ['with too few answers', sample([29, 0, 0, 0]), []],
    ['with thirty answers, all right', sample([30, 0, 0, 0]), ['tooEasy']],
    ['with 94 % right', sample([94, 2, 2, 2]), []],
    ['with 95 % right and a choice that is not taken', sample([95, 5, 0, 0]), ['tooEasy']],
    ['with 30 % right', sample([30, 30, 20, 20]), []],
    ['with 29 % right', sample([29, 31, 20, 20]), ['tooHard']],
    ['which the better half misses', sample([50, 20, 20, 10], 300, 900), ['negative']],
    ['with a wrong choice that 1 % take', sample([60, 20, 19, 1]), ['deadChoice']],
    ['with a wrong choice that 2 % take', sample([60, 20, 18, 2]), []],
    ['with the right choice hardly taken', sample([1, 33, 33, 33]), ['tooHard']],
  ])('marks a question %s', (_name, tally, marks) => {
    expect(analyseItem(tally, ITEM).marks).toEqual(marks)
  })
})
