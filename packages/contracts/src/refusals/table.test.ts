import { expect, it } from 'vitest'
import { REFUSALS } from './table.ts'

it('gives every refusal a code of its own', () => {
  const names = Object.entries(REFUSALS).map(([name, { code }]) => [code, name] as const)
  const first = new Map(names.toReversed())
  expect(names.filter(([code, name]) => first.get(code) !== name)).toEqual([])
})
