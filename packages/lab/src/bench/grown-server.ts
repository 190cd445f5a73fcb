import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyMigrations } from '@hygiene/db/migrations'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@hygiene/testing/postgres-embedded'
import { databaseUrl, onServer } from '@hygiene/testing/postgres-template'
import { say } from '@hygiene/tooling/step'
import { growWorld } from './growth-world.ts'

/** Disables durability during the fill; rows of a freshly truncated table skip the write-ahead log. */
const FILLING = {
  fsync: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  full_page_writes: 'off',
  max_wal_size: '8GB',
  shared_buffers: '1GB',
  work_mem: '128MB',
  autovacuum: 'off',
}
const MEASURED = { shared_buffers: '1GB' }

export interface GrownServer {
  postgresPid: number
  urls: ReadonlyMap<number, string>
}

type Undo = () => Promise<void> | void

/**
 * Opens a durable server with one database per size. GROWTH_FOLDER keeps it, so the next run finds it filled and migrates it;
 * otherwise the folder is removed after the run.
 */
export async function openGrownServer(sizes: readonly number[], undo: Undo[]): Promise<GrownServer> {
  const kept = process.env['GROWTH_FOLDER']
  const scratch = kept ?? mkdtempSync(join(tmpdir(), 'hygiene-growth-'))
  mkdirSync(scratch, { recursive: true })
  chmodSync(scratch, 0o755)
  if (!kept) undo.push(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }))
  const directory = join(scratch, 'postgres')
  const filling = await startEmbeddedPostgres({ directory, settings: FILLING })
  try {
    for (const size of sizes) await fill(filling, size)
  } finally {
    await filling.stop()
  }
  const server = await startEmbeddedPostgres({ directory, settings: MEASURED })
  undo.push(server.stop)
  const urls = new Map(sizes.map((size) => [size, databaseUrl(server.url, nameOf(size))]))
  for (const url of urls.values()) await applyMigrations(url)
  return { postgresPid: server.pid, urls }
}

const nameOf = (size: number) => `grown_${size}`

async function fill(server: EmbeddedPostgres, size: number): Promise<void> {
  const { rowCount } = await onServer(server.url, (client) =>
    client.query('SELECT FROM pg_database WHERE datname = $1', [nameOf(size)]),
  )
  if (rowCount) return
  // Renames the database at the end, so an interrupted load starts again.
  const unfinished = `${nameOf(size)}_unfinished`
  await onServer(server.url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${unfinished}`)
    await client.query(`CREATE DATABASE ${unfinished}`)
  })
  const url = databaseUrl(server.url, unfinished)
  await applyMigrations(url)
  await growWorld(url, size, say)
  await onServer(server.url, (client) =>
    client.query(`ALTER DATABASE ${unfinished} RENAME TO ${nameOf(size)}`),
  )
}
