import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrationsDirectory, readMigrations, type Migration } from './read-migrations.ts'

/** Is Prisma's own advisory lock, so that its command line and this runner exclude each other. */
const advisoryLock = 72_707_369

const migrationsTable = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`

export class MigrationRefused extends Error {}

/** A migration that waits for a lock blocks all later calls, so it gives up after `lockMs` and retries later. */
const PATIENCE = { lockMs: 3_000, tries: 10, pauseMs: 5_000 }
const LOCK_NOT_AVAILABLE = '55P03'

type MigrationOptions = {
  directory?: string
  patience?: typeof PATIENCE
  only?: readonly string[]
}

export async function applyMigrations(
  target: pg.Pool | string,
  { directory = migrationsDirectory, patience = PATIENCE, only }: MigrationOptions = {},
): Promise<string[]> {
  const known = readMigrations(directory)
  const unknown = only?.filter((name) => !known.some((migration) => migration.name === name)) ?? []
  if (unknown.length > 0)
    throw new MigrationRefused(`These migrations are of a newer version: ${unknown.join(', ')}.`)
  const migrations = only ? known.filter(({ name }) => only.includes(name)) : known
  if (typeof target !== 'string') {
    const client = await target.connect()
    try {
      return await applyWithLock(client, migrations, patience)
    } finally {
      client.release()
    }
  }
  const client = new pg.Client({ connectionString: target, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    return await applyWithLock(client, migrations, patience)
  } finally {
    await client.end()
  }
}

async function applyWithLock(
  client: pg.ClientBase,
  migrations: Migration[],
  patience: typeof PATIENCE,
): Promise<string[]> {
  await client.query('SELECT pg_advisory_lock($1)', [advisoryLock])
  try {
    await client.query(migrationsTable)
    const pending = await findPending(client, migrations)
    for (const migration of pending) await applyPatiently(client, migration, patience)
    return pending.map((migration) => migration.name)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [advisoryLock])
  }
}

async function findPending(client: pg.ClientBase, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ migration_name: string; checksum: string; finished: boolean }>(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished
       FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  )
  const applied = new Map(rows.map((row) => [row.migration_name, row]))
  return migrations.filter((migration) => {
    const row = applied.get(migration.name)
    if (!row) return true
    if (!row.finished) {
      throw new MigrationRefused(
        `Migration ${migration.name} was begun by another tool and never finished. Repair the database, then remove its row from _prisma_migrations.`,
      )
    }
    if (row.checksum !== migration.checksum) {
      throw new MigrationRefused(
        `Migration ${migration.name} was edited after it was applied. Put the file back and write a new migration instead.`,
      )
    }
    return false
  })
}

async function applyPatiently(
  client: pg.ClientBase,
  migration: Migration,
  { lockMs, tries, pauseMs }: typeof PATIENCE,
): Promise<void> {
  const index = INDEX_ALONE.exec(migration.script)?.[1]
  if (index !== undefined) return buildIndex(client, migration, index)
  for (let left = tries; left > 0; left -= 1) {
    if (await applyOne(client, migration, lockMs)) return
    if (left > 1) await sleep(pauseMs)
  }
  throw new MigrationRefused(
    `Migration ${migration.name} did not get its locks in ${tries} tries of ${lockMs / 1000} s and changed nothing. End the session that holds them (pg_stat_activity, the oldest xact_start), then run it again.`,
  )
}

/** PostgreSQL builds a concurrent index outside a transaction, so it must be the only statement of its migration. */
const INDEX_ALONE = /^(?:\s|--[^\n]*\n)*CREATE (?:UNIQUE )?INDEX CONCURRENTLY "(\w+)"[^;]*;?\s*$/

/** Blocks no writes. An interrupted build leaves an invalid index, which is dropped and built again. */
async function buildIndex(client: pg.ClientBase, migration: Migration, index: string): Promise<void> {
  try {
    await client.query('SET lock_timeout = 0')
    await client.query(`DROP INDEX CONCURRENTLY IF EXISTS "${index}"`)
    await client.query(migration.script)
    await noteApplied(client, migration)
  } catch (cause) {
    throw failed(migration, 'failed', cause)
  } finally {
    await client.query('RESET lock_timeout')
  }
}

async function noteApplied(client: pg.ClientBase, { checksum, name }: Migration): Promise<void> {
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  )
}

function failed({ name }: Migration, what: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Error(`Migration ${name} ${what}: ${reason}`, { cause })
}

/** Returns false, with nothing applied, if another session holds a lock it needs. */
async function applyOne(client: pg.ClientBase, migration: Migration, lockMs: number): Promise<boolean> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockMs}; SET LOCAL statement_timeout = 0`)
    // Sends the script as one simple query: PostgreSQL splits it itself, so $$ bodies may contain semicolons.
    await client.query(migration.script)
    await noteApplied(client, migration)
    await client.query('COMMIT')
    return true
  } catch (cause) {
    await client.query('ROLLBACK')
    if (cause instanceof pg.DatabaseError && cause.code === LOCK_NOT_AVAILABLE) return false
    throw failed(migration, 'failed and was rolled back', cause)
  }
}
