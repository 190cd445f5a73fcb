import type { Random } from './random.ts'

export interface Schema {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  minLength?: number
  maximum?: number
  minimum?: number
  format?: string
}

const DEEP = 2_000

const HOSTILE: readonly unknown[] = (
  [
    [null, true, '', ' ', [], {}, [[]], '\0', 'a\0b', '\ud800', '\u202E\u200B', 'İ', '맛집😀', '\r\n\t'],
    [0, -0, -1, 0.5, 1e-7, 2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53, 1e21, 1e308, 'NaN', '1e5'],
    [
      '0x10',
      '９９',
      '+1',
      ' 1 ',
      '1,000',
      "' OR 1=1 --",
      '<script>x</script>',
      '../../etc/passwd',
      '%00',
      '${7*7}',
    ],
    [
      '0000-01-01',
      '9999-12-31',
      '2026-02-30',
      '9999-12-31T23:59:59-12:00',
      '0000-01-01T00:00:00Z',
      '-000001-01-01',
    ],
    [
      'x'.repeat(121),
      '가'.repeat(5_000),
      '9'.repeat(400),
      JSON.parse(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
    ],
    [
      { __proto__: null, constructor: 1 },
      { toString: 'x' },
      ['1', '2'],
      '{"a":',
      '[]',
      '{}',
      'null',
      '::ffff:1.2.3.4',
    ],
  ] as unknown[][]
).flat()

/** Is small so that many calls meet the same record. */
const RECORDS = 12

export function valueOf(schema: Schema, random: Random, depth = 0): unknown {
  if (random.isOneOf(6)) return random.pick(HOSTILE)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const [part] = schema.anyOf ? [random.pick(schema.anyOf)] : (schema.allOf ?? [])
  if (part) return valueOf(part, random, depth)
  if (schema.type === 'object') return objectOf(schema, random, depth + 1)
  if (schema.type === 'array') return arrayOf(schema.items ?? {}, random, depth + 1)
  if (schema.type === 'boolean') return random.isOneOf(2)
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema, random)
  return textOf(schema, random)
}

export function objectOf(schema: Schema, random: Random, depth = 0): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {})
    .filter(() => !random.isOneOf(8))
    .map(([name, field]) => [name, valueOf(field, random, depth)] as const)
  return Object.fromEntries(
    random.isOneOf(10) ? [...entries, ['unknownField', random.pick(HOSTILE)]] : entries,
  )
}

function arrayOf(items: Schema, random: Random, depth: number): unknown[] {
  const length = random.pick(depth > 4 ? [0] : [0, 1, 1, 2, 3, 120])
  return Array.from({ length }, () => valueOf(items, random, depth))
}

function numberOf({ minimum = 0, maximum = RECORDS }: Schema, random: Random): number {
  if (random.isOneOf(4)) return random.pick([minimum, minimum - 1, maximum, maximum + 1])
  return Math.max(minimum, 1) + Math.floor(random.next() * Math.min(RECORDS, maximum - minimum))
}

const TEXT = [
  '1',
  '2',
  '3',
  '11',
  '2026-11-20',
  '4100000000',
  '01012345678',
  '20260001234',
  'kim2026',
  '김영자',
]
const PLAUSIBLE = [
  ...TEXT,
  'Falsch!74',
  '203.0.113.9',
  '2030-01-01T00:00:00Z',
  'a@example.kr',
  'SHINHAN',
  '개인 사정',
]

function textOf({ minLength = 0, maxLength = 200 }: Schema, random: Random): string {
  if (random.isOneOf(4)) return '가'.repeat(random.pick([minLength, maxLength, maxLength + 1]))
  return random.pick(PLAUSIBLE)
}
