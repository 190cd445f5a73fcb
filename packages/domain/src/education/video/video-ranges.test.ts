import { describe, expect, it } from 'vitest'
import { heldWithoutGap, missingRanges } from './video-ranges.ts'

const ranges = (...pairs: [number, number][]) =>
  pairs.map(([fromByte, sizeBytes]) => ({ fromByte, sizeBytes }))

describe('pieces of a video', () => {
  it.each([
    ['nothing', [], 0],
    ['a gap at the beginning', ranges([8, 8]), 0],
    ['the beginning', ranges([0, 8]), 8],
    ['out of order', ranges([8, 4], [0, 8]), 12],
    ['a gap in the middle', ranges([0, 8], [9, 3]), 8],
  ])('measures the upload up to the first gap: %s', (_case, held, upTo) => {
    expect(heldWithoutGap(0, held)).toBe(upTo)
  })

  it.each([
    ['all of it', [], ranges([0, 8], [8, 8], [16, 4])],
    ['none', ranges([8, 12], [0, 8]), []],
    ['the beginning', ranges([8, 12]), ranges([0, 8])],
    ['a gap that is larger than a piece', ranges([0, 2], [19, 1]), ranges([2, 8], [10, 8], [18, 1])],
    ['the end', ranges([0, 8], [8, 8]), ranges([16, 4])],
  ])('lists missing pieces of at most 8: %s', (_case, held, missing) => {
    expect(missingRanges(held, 20, 8)).toEqual(missing)
  })
})
