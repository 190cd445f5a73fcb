import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { cloneDatabase, emptyDatabase } from './postgres.ts'

const mine = await cloneDatabase()
const neighbours = await cloneDatabase()

afterAll(async () => {
  await mine.drop()
  await neighbours.drop()
})

async function ask<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

it('gives each test file its own tables', async () => {
  await ask(mine.url, 'CREATE TABLE only_mine (no integer)')

  expect(await ask(mine.url, "SELECT to_regclass('only_mine') IS NOT NULL AS there")).toEqual([
    { there: true },
  ])
  expect(await ask(neighbours.url, "SELECT to_regclass('only_mine') IS NOT NULL AS there")).toEqual([
    { there: false },
  ])
})

it('provides a migrated database', async () => {
  expect(await ask(mine.url, "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there")).toEqual([
    { there: true },
  ])
})

it('runs on a server outside UTC to expose a pool that ignores the time zone', async () => {
  expect(await ask(mine.url, 'SHOW timezone')).toEqual([{ TimeZone: 'Asia/Seoul' }])
})

it('gives migration tests a database without tables', async () => {
  const empty = await emptyDatabase()
  expect(
    await ask(empty.url, "SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'"),
  ).toEqual([{ tables: 0 }])
  await empty.drop()
  await expect(ask(empty.url, 'SELECT 1')).rejects.toThrow(/does not exist/)
})
