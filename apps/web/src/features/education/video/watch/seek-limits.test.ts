import { describe, expect, it } from 'vitest'
import { playedBetween } from './played-time.ts'
import { clampSeek } from './seek-limits.ts'

describe('seek limits', () => {
  const limits = { floor: 100, furthest: 200 }
  it.each([
    [150, { to: 150, refused: null }],
    [99.8, { to: 100, refused: null }],
    [200.3, { to: 200, refused: null }],
    [50, { to: 100, refused: 'behind' }],
    [201, { to: 200, refused: 'ahead' }],
    [Number.NaN, { to: 100, refused: 'behind' }],
  ])('clamps a seek to second %d', (wish, answer) => {
    expect(clampSeek(wish, limits)).toEqual(answer)
  })
})

describe('time really played', () => {
  it.each([
    [10, 10.5, 0.5, 0.5],
    [10, 20, 0.5, 0.75],
    [10, 5, 0.5, 0],
    [10, 10, 60, 0],
  ])('counts from %d to %d in %d s as %d s played', (before, after, wall, played) => {
    expect(playedBetween(before, after, wall)).toBeCloseTo(played)
  })
})
