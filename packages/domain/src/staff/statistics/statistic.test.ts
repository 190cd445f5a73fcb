import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPersonStages, isShownGroup, medianOf, onlineStages, stagesFrom } from './statistic.ts'

describe('figures', () => {
  it.each([
    [[], null],
    [[{ value: 3, times: 0 }], null],
    [[{ value: 3, times: 1 }], 3],
    [
      [
        { value: 9, times: 1 },
        { value: 3, times: 1 },
      ],
      3,
    ],
    [
      [
        { value: 9, times: 2 },
        { value: 3, times: 1 },
      ],
      9,
    ],
  ])('computes the median of %j as %s', (values, median) => expect(medianOf(values)).toBe(median))

  it('computes the same median as the written-out values', () => {
    const values = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(values, (all) => {
        const counted = [...new Set(all)].map((value) => ({
          value,
          times: all.filter((one) => one === value).length,
        }))
        const rising = all.toSorted((one, other) => one - other)
        expect(medianOf(counted)).toBe(rising[Math.ceil(all.length / 2) - 1])
      }),
    )
  })

  it('hides a group of four and shows a group of five', () => {
    expect([4, 5].map(isShownGroup)).toEqual([false, true])
  })
})

describe('stages of a course', () => {
  it('includes the test in a completion without a test on record', () => {
    expect(stagesFrom(onlineStages, 'tested')).toEqual(['tested', 'completed'])
    expect(stagesFrom(inPersonStages, 'applied')).toEqual(inPersonStages)
  })

  it.each([[onlineStages], [inPersonStages]])('never counts a stage below the next one: %j', (stages) => {
    const records = fc.array(fc.subarray<string>([...stages]), { maxLength: 40 })
    fc.assert(
      fc.property(records, (all) => {
        const counts = stages.map(
          (stage) =>
            all.filter((shown) => stagesFrom<string>(stages, stage).some((one) => shown.includes(one)))
              .length,
        )
        expect(counts).toEqual(counts.toSorted((one, other) => other - one))
      }),
    )
  })
})
