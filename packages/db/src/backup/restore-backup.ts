import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { applyMigrations } from '../migrations/apply.ts'
import { BackupRefused, type BackupManifest, readManifest, tableFile } from './backup-manifest.ts'
import { PASSED_OVER } from './pass-over-numbers.ts'

/**
 * Restores the backup into an empty database and then migrates it to the newest migration. Compares every file with the manifest
 * before it writes the first row; rows and sequences are written in one transaction. The database's user must be allowed to set
 * `session_replication_role`, because rows come in the order of names, not of references. Throws BackupRefused if the backup is
 * unfinished or damaged, or the database is not empty.
 */
export async function restoreBackup(url: string, folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder)
  for (const [name, { sha256 }] of Object.entries(manifest.tables)) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, tableFile(name))), hash).catch(() => {
      throw new BackupRefused(`The file of table ${name} is missing.`)
    })
    if (hash.digest('hex') !== sha256) throw new BackupRefused(`The file of table ${name} is damaged.`)
  }
  const client = new pg.Client({ connectionString: url, statement_timeout: 0, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    await refuseTables(client)
    await applyMigrations(url, { only: manifest.migrations })
    await client.query('BEGIN')
    await client.query('SET LOCAL session_replication_role = replica')
    for (const name of Object.keys(manifest.tables))
      await client.query(`TRUNCATE ${pg.escapeIdentifier(name)} CASCADE`)
    for (const [name, table] of Object.entries(manifest.tables)) await fill(client, folder, name, table)
    for (const [name, last] of Object.entries(manifest.sequences)) {
      const next = BigInt(last ?? 0) + BigInt(PASSED_OVER)
      await client.query('SELECT setval($1, $2)', [pg.escapeIdentifier(name), next.toString()])
    }
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
  await applyMigrations(url)
  return manifest
}

async function refuseTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LIMIT 1`,
  )
  const found = rows[0]
  if (found) throw new BackupRefused(`The database is not empty: it has the table ${found.name}.`)
}

async function fill(
  client: pg.Client,
  folder: string,
  name: string,
  { columns, rows }: BackupManifest['tables'][string],
): Promise<void> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const copying = client.query(copyFrom(`COPY ${pg.escapeIdentifier(name)} (${list}) FROM STDIN`))
  await pipeline(createReadStream(join(folder, tableFile(name))), createGunzip(), copying)
  if (copying.rowCount !== rows)
    throw new BackupRefused(`Table ${name} has ${copying.rowCount} rows instead of ${rows}.`)
}
