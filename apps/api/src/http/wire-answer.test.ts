import { ENDPOINTS } from '@hygiene/contracts/generated/endpoints'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { translationOf } from './wire-answer.ts'

const entity = z.object({
  total: z.int(),
  list: z.array(z.object({ sessionNo: z.int(), venue: z.object({ venueNo: z.int() }).nullable() })),
  hint: z.object({ text: z.string() }),
})
const answer = {
  total: 2,
  list: [
    { sessionNo: 1, venue: { venueNo: 3 } },
    { sessionNo: 2, venue: null },
  ],
  hint: { text: 'sessionNo' },
}

describe('the translation of an answer', () => {
  it('translates an answer like a translation of the whole value', () => {
    expect(translationOf(entity)?.(answer)).toEqual(toWireNames(answer))
  })

  it('returns a part without a translated name as the very same object', () => {
    expect(translationOf(entity)?.(answer)).toHaveProperty('hint', answer.hint)
    const translated = translationOf(entity)?.(answer) as typeof answer
    expect(translated.hint).toBe(answer.hint)
  })

  it('makes no translation for an answer without a translated name', () => {
    expect(translationOf(z.object({ total: z.int(), list: z.array(z.string()) }))).toBeNull()
  })

  it('stops the boot for an ambiguous union', () => {
    const ambiguous = z.union([z.object({ sessionNo: z.int() }), z.object({ venueNo: z.int() })])
    expect(() => translationOf(ambiguous)).toThrow('outside of the union')
  })

  it('makes a translation for every contract', () => {
    for (const contract of Object.values(ENDPOINTS))
      expect(() => translationOf(contract.entity)).not.toThrow()
  })
})
