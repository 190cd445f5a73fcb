import { expect, it } from 'vitest'
import { EducationRegion, provinceCodesOf, regionOfProvince } from './region.ts'

it.each([
  ['1100000000', 1],
  ['2800000000', 1],
  ['4100000000', 1],
  ['3000000000', 2],
  ['3600000000', 2],
  ['4300000000', 2],
  ['4400000000', 2],
  ['1200000000', 3],
  ['2900000000', 3],
  ['4600000000', 3],
  ['5200000000', 3],
  ['2600000000', 4],
  ['2700000000', 4],
  ['3100000000', 4],
  ['4700000000', 4],
  ['4800000000', 4],
  ['5000000000', 5],
  ['5100000000', 5],
])('finds the province %s in region %i', (sidoCode, region) => {
  expect(regionOfProvince(sidoCode)).toBe(region)
})

it.each(['', '9900000000', 'seoul'])('finds no region for %j', (sidoCode) => {
  expect(regionOfProvince(sidoCode)).toBeNull()
})

it('maps every code of a region back to the same region', () => {
  const codes = Object.values(EducationRegion).flatMap((region) => {
    const own = provinceCodesOf(region)
    for (const code of own) expect(regionOfProvince(code)).toBe(region)
    return own
  })
  expect(codes).toHaveLength(21)
  expect(new Set(codes).size).toBe(codes.length)
  expect(provinceCodesOf(3)).toContain('2900000000')
})
