import { expect, it } from 'vitest'
import { REFUSALS } from './table.ts'

it('gives every refusal a unique code', () => {
  const names = Object.entries(REFUSALS).map(([name, { code }]) => [code, name] as const)
  const first = new Map(names.toReversed())
  expect(names.filter(([code, name]) => first.get(code) !== name)).toEqual([])
})

/** The specification names these codes (section 8). */
const OF_THE_SPECIFICATION = [-1000, -1002, -1005, -1013, -1014, -2002]

it('gives refusals of ours codes from −2100 on', () => {
  const above = Object.values(REFUSALS).flatMap(({ code }) => (code > -2100 ? [code] : []))
  expect(above.toSorted((one, other) => other - one)).toEqual(OF_THE_SPECIFICATION)
})
