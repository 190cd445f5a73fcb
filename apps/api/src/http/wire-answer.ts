import { wireNameOf } from '@hygiene/contracts/kit/wire-names'
import type { z } from 'zod'

type Translate = (value: unknown) => unknown

/**
 * Builds once the translation of a contract's answers into wire names. It copies only parts that contain a translated name.
 * Returns null if there is none.
 */
export function translationOf(schema: z.core.$ZodType): Translate | null {
  const { _zod: internals } = schema as z.core.$ZodTypes
  const { def } = internals
  if (def.type === 'object') return objectTranslation(def.shape)
  if (def.type === 'array') return arrayTranslation(translationOf(def.element))
  if (def.type === 'union') return anyOf(def.options.map(translationOf))
  if (def.type === 'pipe') return translationOf(def.out)
  if (def.type === 'nullable' || def.type === 'optional' || def.type === 'default') {
    return ofPresent(translationOf(def.innerType))
  }
  return null
}

function objectTranslation(shape: Readonly<Record<string, z.core.$ZodType>>): Translate | null {
  const fields = Object.entries(shape).map(([name, field]) => {
    return { name, wireName: wireNameOf(name), translate: translationOf(field) }
  })
  if (fields.every(({ name, wireName, translate }) => name === wireName && !translate)) return null
  return (value) => {
    const known = value as Record<string, unknown>
    const result: Record<string, unknown> = {}
    for (const field of fields) {
      const inside = known[field.name]
      if (inside !== undefined) result[field.wireName] = field.translate ? field.translate(inside) : inside
    }
    return result
  }
}

function arrayTranslation(translate: Translate | null): Translate | null {
  return translate && ((value) => (value as unknown[]).map(translate))
}

function ofPresent(translate: Translate | null): Translate | null {
  return translate && ((value) => (value === null || value === undefined ? value : translate(value)))
}

/** Requires variants of a union with the same shape, because the translated names are one to one. */
function anyOf(translations: readonly (Translate | null)[]): Translate | null {
  if (translations.every((translate) => translate === null)) return null
  throw new Error('Name the fields of a union that the wire translates outside of the union')
}
