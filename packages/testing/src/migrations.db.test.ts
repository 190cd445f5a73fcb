import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyMigrations } from '@hygiene/db/migrations'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyDatabase } from './postgres.ts'
import type { TestDatabase } from './postgres-template.ts'

let database: TestDatabase
let pool: pg.Pool
let directory: string

beforeEach(async () => {
  database = await emptyDatabase()
  pool = new pg.Pool({ connectionString: database.url })
  directory = mkdtempSync(join(tmpdir(), 'hygiene-migrations-'))
})

afterEach(async () => {
  await pool.end()
  await database.drop()
})

function write(name: string, script: string): void {
  mkdirSync(join(directory, name), { recursive: true })
  writeFileSync(join(directory, name, 'migration.sql'), script)
}

async function tables(): Promise<string[]> {
  const { rows } = await pool.query<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1",
  )
  return rows.map((row) => row.tablename)
}

it('applies new migrations in name order and nothing on the second run', async () => {
  write('2_seats', 'ALTER TABLE session ADD seats integer')
  write('1_session', 'CREATE TABLE session (no integer)')

  expect(await applyMigrations(pool, { directory })).toEqual(['1_session', '2_seats'])
  expect(await applyMigrations(database.url, { directory })).toEqual([])
})

it('parses functions with semicolons in their bodies', async () => {
  write(
    '1_f',
    'CREATE FUNCTION seven() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN PERFORM 1; RETURN 7; END; $$;',
  )
  await applyMigrations(pool, { directory })
  expect((await pool.query('SELECT seven()')).rows).toEqual([{ seven: 7 }])
})

it('leaves nothing of a migration that fails midway and keeps the earlier ones', async () => {
  write('1_good', 'CREATE TABLE good (no integer)')
  write('2_bad', 'CREATE TABLE half (no integer); SELECT 1/0;')

  await expect(applyMigrations(pool, { directory })).rejects.toThrow(
    /2_bad failed and was rolled back: division by zero/,
  )
  expect(await tables()).toEqual(['good'])

  write('2_bad', 'CREATE TABLE whole (no integer)')
  expect(await applyMigrations(pool, { directory })).toEqual(['2_bad'])
})

it('builds an index concurrently and restarts a partial one', async () => {
  write('1_session', 'CREATE TABLE session (no integer); INSERT INTO session VALUES (1), (1)')
  write('2_index', '-- one of each\nCREATE UNIQUE INDEX CONCURRENTLY "session_no" ON session (no);')
  await expect(applyMigrations(pool, { directory })).rejects.toThrow(/2_index failed: could not create/)
  await pool.query('DELETE FROM session WHERE ctid = (SELECT max(ctid) FROM session)')
  expect(await applyMigrations(pool, { directory })).toEqual(['2_index'])
  const { rows } = await pool.query(
    `SELECT indisvalid AS ok FROM pg_index WHERE indexrelid = 'session_no'::regclass`,
  )
  expect(rows).toEqual([{ ok: true }])
})

it('refuses a migration that was edited after it was applied', async () => {
  write('1_session', 'CREATE TABLE session (no integer)')
  await applyMigrations(pool, { directory })
  write('1_session', 'CREATE TABLE session (no bigint)')

  await expect(applyMigrations(pool, { directory })).rejects.toThrow(
    /1_session was edited after it was applied/,
  )
})

it('refuses to continue after another tool left a migration unfinished', async () => {
  write('1_session', 'CREATE TABLE session (no integer)')
  await applyMigrations(pool, { directory })
  await pool.query('UPDATE _prisma_migrations SET finished_at = NULL')

  await expect(applyMigrations(pool, { directory })).rejects.toThrow(/never finished/)
})

it('fails on a forgotten lock with a message and applies the migration after its release', async () => {
  const patience = { lockMs: 100, tries: 2, pauseMs: 10 }
  write('1_session', 'CREATE TABLE session (no integer)')
  await applyMigrations(pool, { directory })
  write('2_seats', 'ALTER TABLE session ADD seats integer')
  const holder = await pool.connect()
  try {
    await holder.query('BEGIN; SELECT * FROM session')
    await expect(applyMigrations(database.url, { directory, patience })).rejects.toThrow(
      /2_seats did not get its locks in 2 tries/,
    )
    expect((await pool.query('SELECT * FROM session')).rowCount).toBe(0)

    const waiting = applyMigrations(database.url, { directory, patience: { ...patience, tries: 200 } })
    await holder.query('COMMIT')
    expect(await waiting).toEqual(['2_seats'])
  } finally {
    holder.release()
  }
})

it('runs once when several processes start at the same moment', async () => {
  write('1_session', 'CREATE TABLE session (no integer)')
  const runs = await Promise.all(
    Array.from({ length: 5 }, () => applyMigrations(database.url, { directory })),
  )

  expect(runs.flat()).toEqual(['1_session'])
})
