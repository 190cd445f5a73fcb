import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { connectDatabase } from '@hygiene/db/connect'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { databaseUrl, onServer } from '@hygiene/testing/postgres-template'
import { root } from '@hygiene/tooling/paths'
import { asServer, makeCluster, type Programs, serverFolder, startServer } from './machine-postgres.ts'

const run = promisify(execFile)

/** Closes a segment of the log after this many seconds even if it is not full; production uses 60. */
export const ARCHIVE_SECONDS = 2

const NAME = 'lab'
type Undo = (() => Promise<void> | void)[]

export function keptMachines(programs: Programs, folder: string, undo: Undo) {
  // Copies the scripts to where the server's user can read them, as the compose file mounts them.
  const scripts = join(folder, 'scripts')
  cpSync(join(root, 'packages/deploy/postgres'), scripts, { recursive: true })
  const archive = serverFolder(join(folder, 'archive'))

  async function script(name: string, args: string[], env: Record<string, string> = {}): Promise<string> {
    const as = asServer(programs)
    const { stdout } = await run('sh', [join(scripts, `${name}.sh`), ...args], {
      ...as,
      env: { ...as.env, ...env },
    })
    return stdout.trim()
  }

  async function start(data: string, flags: string[] = []) {
    const server = await startServer(programs, data, flags)
    undo.push(server.stop)
    return { ...server, url: databaseUrl(server.url, NAME) }
  }

  async function make(name: string, settings: Record<string, string>) {
    const data = serverFolder(join(folder, name))
    makeCluster(programs, data, settings)
    const server = await start(data)
    await onServer(databaseUrl(server.url, 'postgres'), (client) => client.query(`CREATE DATABASE ${NAME}`))
    return server
  }

  return {
    first: () =>
      make('postgres', {
        archive_mode: 'on',
        archive_command: `sh "${join(scripts, 'keep-wal.sh')}" "%p" "%f" "${archive}"`,
        archive_timeout: String(ARCHIVE_SECONDS),
      }),
    empty: (name: string) => make(name, {}),
    baseBackup: (port: number) =>
      script('base-backup', [archive], { PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'postgres' }),
    async returnTo(name: string, at: string, flags: string[] = []) {
      const data = serverFolder(join(folder, name))
      await script('return-to', [archive, at, data])
      return start(data, flags)
    },
  }
}

export async function onDatabase<T>(url: string, work: (db: PrismaClient) => Promise<T>): Promise<T> {
  const { db, close } = connectDatabase({ url, poolSize: 2 })
  try {
    return await work(db)
  } finally {
    await close()
  }
}
