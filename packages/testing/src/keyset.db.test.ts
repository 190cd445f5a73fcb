import { connectDatabase } from '@hygiene/db/connect'
import { type Keyset, readKeyset } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { cloneDatabase } from './postgres.ts'

const copy = await cloneDatabase()
const database = connectDatabase({ url: copy.url })
const { db } = database
const NOW = new Date('2026-11-23T00:00:00Z')

afterAll(async () => {
  await database.close()
  await copy.drop()
})

const COLUMNS = {
  amount: { sql: Prisma.sql`t."amount"`, type: 'int' },
  paidAt: { sql: Prisma.sql`t."paidAt"`, type: 'timestamptz', isNullable: true },
  name: { sql: Prisma.sql`t."name"`, type: 'text' },
} as const
const keyset: Keyset<keyof typeof COLUMNS> = { sorts: COLUMNS, key: { sql: Prisma.sql`t."no"`, type: 'int' } }
type By = keyof typeof COLUMNS
type Ask = Parameters<typeof page>[0]
const rowsOf = { columns: Prisma.sql`t."no"`, from: Prisma.sql`"KeysetProbe" t`, where: [] }

function page(ask: { sort: { by: By; isDescending: boolean }; after?: string | null; peek?: string | null }) {
  const asked = { filter: {}, text: '', after: null, peek: null, ...ask }
  return readKeyset<{ no: number }, By>(db, keyset, rowsOf, asked, NOW)
}

/** Uses few distinct values, so that many are equal. Every fifth row has no time; the others have microseconds. */
async function insert(count: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "KeysetProbe" ("amount", "paidAt", "name")
    SELECT (random() * 5)::int,
           CASE WHEN random() < 0.2 THEN NULL
                ELSE timestamptz '2026-11-01' + (random() * 3)::int * interval '1.000001 second' END,
           chr(44032 + (random() * 4)::int)
      FROM generate_series(1, ${count}::int)`
}

const all = async () =>
  new Set((await db.$queryRaw<{ no: number }[]>`SELECT "no" FROM "KeysetProbe"`).map(({ no }) => no))

async function walk(ask: Ask, between: () => Promise<void>): Promise<number[]> {
  const seen: number[] = []
  for (let after: string | null = null; ; ) {
    const { rows, next } = await page({ ...ask, after })
    seen.push(...rows.map(({ no }) => no))
    if (next === null) return seen
    after = next
    await between()
  }
}

beforeEach(async () => {
  await db.$executeRaw`DROP TABLE IF EXISTS "KeysetProbe"`
  await db.$executeRaw`CREATE TABLE "KeysetProbe" ("no" int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "amount" int NOT NULL, "paidAt" timestamptz(6), "name" text NOT NULL)`
  await insert(430)
})

const ORDERS = (['amount', 'paidAt', 'name'] as const).flatMap((by) => [
  [by, 'up', { sort: { by, isDescending: false } }] as const,
  [by, 'down', { sort: { by, isDescending: true } }] as const,
])

describe('keyset pagination', () => {
  it.each(ORDERS)('returns by %s %s every row once when nothing changes', async (_by, _direction, ask) => {
    const seen = await walk(ask, async () => {})
    expect(seen).toHaveLength(430)
    expect(new Set(seen)).toEqual(await all())
  })

  it.each(ORDERS)(
    'returns by %s %s each remaining row once while other rows appear and disappear',
    async (_by, _direction, ask) => {
      const before = await all()
      const seen = await walk(ask, async () => {
        await insert(17)
        await db.$executeRaw`DELETE FROM "KeysetProbe" WHERE random() < 0.05`
      })
      expect(new Set(seen).size).toBe(seen.length)
      const after = await all()
      const stayed = [...before].filter((no) => after.has(no))
      expect(stayed.filter((no) => !seen.includes(no))).toEqual([])
    },
  )

  it.each([true, false])('puts rows without a value last, descending %s', async (isDescending) => {
    const seen = await walk({ sort: { by: 'paidAt', isDescending } }, async () => {})
    const empty = await db.$queryRaw<{ no: number }[]>`SELECT "no" FROM "KeysetProbe" WHERE "paidAt" IS NULL`
    expect(new Set(seen.slice(-empty.length))).toEqual(new Set(empty.map(({ no }) => no)))
  })

  it('counts the found rows and with a peek the new rows before the first', async () => {
    for (const [, , ask] of ORDERS) {
      const { first, count, isCountWhole, asOf } = await page(ask)
      expect({ count, isCountWhole, asOf }).toEqual({
        count: (await all()).size,
        isCountWhole: true,
        asOf: NOW.toISOString(),
      })
      const before = await page({ ...ask, peek: first })
      expect(before).toMatchObject({ rows: [], next: null, count: 0 })
    }
    const { first } = await page({ sort: { by: 'amount', isDescending: true } })
    await db.$executeRaw`INSERT INTO "KeysetProbe" ("amount", "name") SELECT 9, '새' FROM generate_series(1, 3)`
    expect(await page({ sort: { by: 'amount', isDescending: true }, peek: first })).toMatchObject({
      count: 3,
    })
    await db.$executeRaw`INSERT INTO "KeysetProbe" ("amount", "name") SELECT 9, '새' FROM generate_series(1, 300)`
    const many = await page({ sort: { by: 'amount', isDescending: true }, peek: first })
    expect(many).toMatchObject({ count: 99, isCountWhole: false })
  })

  it('counts to 10,000 and reports that more exist', async () => {
    await insert(9_571)
    const { rows, count, isCountWhole } = await page({ sort: { by: 'name', isDescending: true } })
    expect({ rows: rows.length, count, isCountWhole }).toEqual({
      rows: 50,
      count: 10_000,
      isCountWhole: false,
    })
  })

  it('refuses a cursor of another sort', async () => {
    const { next } = await page({ sort: { by: 'name', isDescending: true } })
    await expect(page({ sort: { by: 'amount', isDescending: true }, after: next })).rejects.toMatchObject({
      statusCode: 400,
    })
  })

  it('returns an empty list', async () => {
    await db.$executeRaw`DELETE FROM "KeysetProbe"`
    const empty = await page({ sort: { by: 'paidAt', isDescending: true } })
    expect(empty).toMatchObject({ rows: [], first: null, next: null, count: 0, isCountWhole: true })
  })
})
