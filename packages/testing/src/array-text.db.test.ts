import { arrayText } from '@hygiene/db/array-text'
import { connectDatabase } from '@hygiene/db/connect'
import { afterAll, describe, expect, it } from 'vitest'
import { cloneDatabase } from './postgres.ts'

const copy = await cloneDatabase()
const database = connectDatabase({ url: copy.url, poolSize: 1 })

afterAll(async () => {
  await database.close()
  await copy.drop()
})

const TEXT = [
  '',
  'NULL',
  'null',
  'nullable',
  'a,b',
  '{}',
  '"',
  '\\',
  String.raw`\"}`,
  ' blank ',
  'fe80::1%eth0',
  '식품 위생',
  'line\nline',
  null,
]

const NOW = new Date('2026-12-31T14:59:59.987Z')

describe('an array as text', () => {
  it.each([
    { type: 'text', values: TEXT },
    { type: 'text', values: [] },
    { type: 'int', values: [0, -1, 2_147_483_647, null] },
    { type: 'bool', values: [true, false, null] },
    { type: 'uuid', values: ['7b1e7c9e-3a62-4f0e-9d5b-2a3d6d0f1c11', null] },
    { type: 'timestamptz', values: [NOW, null, new Date(0)] },
  ])('reads back from the database the same elements ($type, $values.length)', async ({ type, values }) => {
    const { rows } = await database.pool.query<{ read: unknown }>(`SELECT $1::${type}[] AS "read"`, [
      arrayText(values),
    ])
    expect(rows).toEqual([{ read: values }])
  })
})
