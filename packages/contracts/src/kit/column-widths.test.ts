import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { ENDPOINTS } from '../generated/endpoints.ts'

const SCHEMA = new URL('../../../../prisma/schema/', import.meta.url)
const COLUMN = /^\s+(\w+)\s+String\??\s.*@db\.(?:VarChar|Char)\((\d+)\)/gm

/** These are looked up and not stored (a code, an id), omitted by the server, or free text under the name of another column. */
const NOT_STORED = new Set(['userId', 'code', 'paymentId', 'ipAddress', 'text'])

function columnWidths(): Map<string, number> {
  const widths = new Map<string, number>()
  for (const file of globSync('**/*.prisma', { cwd: SCHEMA })) {
    for (const [, name = '', width] of readFileSync(new URL(file, SCHEMA), 'utf8').matchAll(COLUMN)) {
      widths.set(name, Math.min(Number(width), widths.get(name) ?? Infinity))
    }
  }
  return widths
}

interface Schema {
  type?: string
  maxLength?: number
  pattern?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

function freeTexts(schema: Schema, name = ''): { name: string; longest: number }[] {
  const inside = [
    ...Object.entries(schema.properties ?? {}).flatMap(([field, part]) => freeTexts(part, field)),
    ...(schema.anyOf ?? []).flatMap((part) => freeTexts(part, name)),
    ...(schema.items ? freeTexts(schema.items, name) : []),
  ]
  const isFree =
    schema.type === 'string' && !schema.pattern && !schema.enum && !schema.const && !schema.format
  return isFree ? [...inside, { name, longest: schema.maxLength ?? Infinity }] : inside
}

const widths = columnWidths()
const texts = Object.values(ENDPOINTS).flatMap(({ operation, input }) =>
  freeTexts(z.toJSONSchema(input, { io: 'output', unrepresentable: 'any' }) as Schema)
    .filter(({ name }) => widths.has(name) && !NOT_STORED.has(name))
    .map(({ name, longest }) => ({ field: `${operation}.${name}`, longest, width: widths.get(name) ?? 0 })),
)

it('finds the contract fields that are named as a column', () => {
  const fields = texts.map(({ field }) => field)
  expect(fields).toEqual(expect.arrayContaining(['updateMember.email', 'join.email', 'blockRange.cidr']))
  expect(fields.length).toBeGreaterThan(20)
})

it('accepts no text that is longer than its column', () => {
  expect(texts.filter(({ longest, width }) => longest > width)).toEqual([])
})
