import { expect, it } from 'vitest'
import { readRegions } from './regions.ts'

/** The 17 province codes of the specification's time (sections 2 and 3). */
const SPECIFIED = [11, 26, 27, 28, 29, 30, 31, 36, 41, 42, 43, 44, 45, 46, 47, 48, 50].map(
  (at) => `${at}00000000`,
)
const provinces = new Map(
  readRegions()
    .filter(({ level }) => level === 'sido')
    .map((province) => [province.code, province]),
)

function inForceToday(code: string): string | undefined {
  const province = provinces.get(code)
  const [next] = province?.successors ?? []
  return province && province.validTo !== null && next ? inForceToday(next) : province?.code
}

it('knows all 17 codes of the specification', () => {
  expect(SPECIFIED).toHaveLength(17)
  expect(SPECIFIED.filter((code) => !provinces.has(code))).toEqual([])
})

it.each([
  ['29', '12'],
  ['46', '12'],
  ['42', '51'],
  ['45', '52'],
])('maps the closed code %s to its successor %s', (closed, successor) =>
  expect(inForceToday(`${closed}00000000`)).toBe(`${successor}00000000`),
)

it('leads from the 17 codes to the 16 provinces of today', () => {
  const today = [...provinces.values()].filter(({ validTo }) => validTo === null).map(({ code }) => code)
  expect(new Set(SPECIFIED.map(inForceToday))).toEqual(new Set(today))
  expect(today).toHaveLength(16)
})
