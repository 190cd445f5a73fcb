import { connectDatabase, type Queries } from '@hygiene/db/connect'
import { Prisma } from '@hygiene/db/generated/client'
import { queryRows } from '@hygiene/db/query-rows'
import { afterAll, describe, expect, it } from 'vitest'
import { cloneDatabase } from './postgres.ts'

const copy = await cloneDatabase()
const database = connectDatabase({ url: copy.url })
const { db } = database
const AT = new Date('2026-11-23T09:00:00.123Z')

afterAll(async () => {
  await database.close()
  await copy.drop()
})

const KINDS = Prisma.sql`
  SELECT ${7}::int AS "whole", ${'영'}::text AS "text", ${AT}::timestamptz AS "at", ${true}::boolean AS "flag", ${null}::int AS "none",
         ${[1, 2]}::int[] AS "many", '{"a": 1}'::jsonb AS "json", (2 ^ 60)::bigint::text AS "long"`
const READ = {
  whole: 7,
  text: '영',
  at: AT,
  flag: true,
  none: null,
  many: [1, 2],
  json: { a: 1 },
  long: String(2n ** 60n),
}

const probe = (client: Queries) =>
  queryRows<{ found: boolean }>(client, Prisma.sql`SELECT to_regclass('"RowsProbe"') IS NOT NULL AS "found"`)

describe('rows of a statement', () => {
  it('reads the same rows outside and inside a transaction', async () => {
    expect(await queryRows(db, KINDS)).toEqual([READ])
    expect(await db.$transaction((inside) => queryRows(inside, KINDS))).toEqual([READ])
  })

  it('reads within the transaction of the given client', async () => {
    const seen = await db.$transaction(async (inside) => {
      await inside.$executeRaw`CREATE TABLE "RowsProbe" ("no" int)`
      return [await probe(inside), await probe(db)]
    })
    expect(seen).toEqual([[{ found: true }], [{ found: false }]])
  })

  it('reads rows for any number of different statements', async () => {
    for (let place = 0; place < 510; place += 1) {
      const sql = Prisma.sql`SELECT ${place}::int AS ${Prisma.raw(`"n${place}"`)}`
      expect(await queryRows(db, sql)).toEqual([{ [`n${place}`]: place }])
    }
  })
})
