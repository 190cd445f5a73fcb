import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@hygiene/testing/postgres-embedded'
import { databaseUrl, onServer } from '@hygiene/testing/postgres-template'
import { root, demoDirectory } from './paths.ts'
import { choosePort } from './ports.ts'

const name = 'hygiene'

export async function startEnvironmentDatabase(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    directory: join(demoDirectory, 'postgres'),
    choosePort: () => choosePort('PostgreSQL', 54_329, undefined),
    durable: true,
  })
  await onServer(server.url, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${name}`)
  })
  return { ...server, url: databaseUrl(server.url, name) }
}

export async function isDemoDataMissing(url: string): Promise<boolean> {
  return onServer(url, async (client) => {
    const { rows } = await client.query<{ empty: boolean }>(
      'SELECT NOT EXISTS (SELECT 1 FROM "Member") AS empty',
    )
    return rows[0]?.empty ?? true
  })
}

/** Seeds in a separate process, so that Ctrl-C can end it, and in one transaction, so that no partial environment remains. */
export async function seedDemoData(
  url: string,
  env: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const seed = spawn(process.execPath, ['prisma/seed/main.ts'], {
      cwd: root,
      env: { ...process.env, ...env, DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString('utf8')).slice(-4000)
    }
    seed.stdout.on('data', keep)
    seed.stderr.on('data', keep)
    seed.once('error', reject)
    seed.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the seed ended early.\n${output}`)),
    )
  })
}
