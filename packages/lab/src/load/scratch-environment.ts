import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase, type Database } from '@hygiene/db/connect'
import { applyMigrations } from '@hygiene/db/migrations'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@hygiene/testing/postgres-embedded'
import { databaseUrl, onServer } from '@hygiene/testing/postgres-template'

export interface ScratchEnvironment {
  folder: string
  postgres: EmbeddedPostgres
  url: string
  database: Database
}

type Undo = () => Promise<void> | void

async function endAfter(error: Error, undo: Undo[]): Promise<void> {
  process.stderr.write(`${error.stack}\n`)
  for (const end of undo.splice(0).toReversed()) await end()
  process.exit(1)
}

export async function scratchEnvironment(undo: Undo[]): Promise<ScratchEnvironment> {
  process.once('uncaughtException', (error) => void endAfter(error, undo))
  const folder = mkdtempSync(join(tmpdir(), 'hygiene-lab-'))
  chmodSync(folder, 0o755)
  undo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres') })
  undo.push(postgres.stop)
  await onServer(postgres.url, (client) => client.query('CREATE DATABASE lab'))
  const url = databaseUrl(postgres.url, 'lab')
  await applyMigrations(url)
  const database = connectDatabase({ url })
  undo.push(() => database.close())
  return { folder, postgres, url, database }
}
