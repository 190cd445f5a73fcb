import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type BackupManifest, MANIFEST_FILE, type BackupTable, tableFile } from './backup-manifest.ts'

type BackupOptions = { url: string; folder: string; keys: Readonly<Record<string, string>>; now: Date }

/**
 * Writes every table as of one instant into the folder, compressed, without blocking calls: it uses one repeatable-read
 * transaction and takes only read locks. The manifest is written last and names each file's hash; a folder without one is no
 * backup. BullMQ's own tables are omitted, because the outbox offers lost jobs again.
 */
export async function writeBackup({ url, folder, keys, now }: BackupOptions): Promise<BackupManifest> {
  const client = new pg.Client({ connectionString: url, statement_timeout: 0, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const manifest: BackupManifest = {
      format: 1,
      takenAt: now.toISOString(),
      migrations: await migrationsOf(client),
      tables: {},
      sequences: await sequencesOf(client),
      keys: { ...keys },
    }
    for (const { name, columns } of await tablesOf(client))
      manifest.tables[name] = await writeTable(client, folder, name, columns)
    await client.query('COMMIT')
    const draft = join(folder, `${MANIFEST_FILE}.part`)
    await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`)
    await rename(draft, join(folder, MANIFEST_FILE))
    return manifest
  } finally {
    await client.end()
  }
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  )
  return rows.map(({ name }) => name)
}

async function tablesOf(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND c.relname <> '_prisma_migrations' AND c.relname NOT LIKE 'bullmq%'
        AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      GROUP BY c.relname ORDER BY c.relname`,
  )
  return rows
}

async function sequencesOf(client: pg.Client): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
      WHERE schemaname = 'public' AND sequencename NOT LIKE 'bullmq%' ORDER BY 1`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

async function writeTable(
  client: pg.Client,
  folder: string,
  name: string,
  columns: string[],
): Promise<BackupTable> {
  const file = join(folder, tableFile(name))
  await mkdir(dirname(file), { recursive: true })
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const copying = client.query(copyTo(`COPY ${pg.escapeIdentifier(name)} (${list}) TO STDOUT`))
  await pipeline(copying, createGzip({ level: 3 }), createWriteStream(file))
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { columns, rows: copying.rowCount, sha256: hash.digest('hex') }
}
