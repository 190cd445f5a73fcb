import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrationsDirectory, readMigrations, type Migration } from './read-migrations.ts'

/** Prisma's own advisory lock, so that its command line and this runner exclude each other too. */
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

/** Brings a database to the newest migration and answers the names of those it applied. */
export async function applyMigrations(
  target: pg.Pool | string,
  directory = migrationsDirectory,
): Promise<string[]> {
  const migrations = readMigrations(directory)
  if (typeof target !== 'string') {
    const client = await target.connect()
    try {
      return await applyWithLock(client, migrations)
    } finally {
      client.release()
    }
  }
  const client = new pg.Client({ connectionString: target, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    return await applyWithLock(client, migrations)
  } finally {
    await client.end()
  }
}

async function applyWithLock(client: pg.ClientBase, migrations: Migration[]): Promise<string[]> {
  await client.query('SELECT pg_advisory_lock($1)', [advisoryLock])
  try {
    await client.query(migrationsTable)
    const pending = await findPending(client, migrations)
    for (const migration of pending) await applyOne(client, migration)
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

async function applyOne(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    // The whole script as one simple query: PostgreSQL splits it itself, so $$ bodies may hold semicolons.
    await client.query(migration.script)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), migration.checksum, migration.name],
    )
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK')
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Migration ${migration.name} failed and was rolled back: ${reason}`, { cause })
  }
}
