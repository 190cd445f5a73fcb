import { expect, it } from 'vitest'
import { instantTyped, typedInstant } from './instant-typed.ts'

it('reads a datetime field in Seoul time and shows the value read', () => {
  expect(instantTyped('2026-11-30T18:00')).toBe('2026-11-30T09:00:00.000Z')
  expect(instantTyped('')).toBeUndefined()
  expect(typedInstant('2026-11-30T09:00:00.000Z')).toBe('2026-11-30T18:00')
  expect(typedInstant('2026-11-30T15:00:00.000Z')).toBe('2026-12-01T00:00')
})
