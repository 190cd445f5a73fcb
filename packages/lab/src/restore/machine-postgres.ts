import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverUser } from '@hygiene/testing/postgres-binaries'
import { freePort } from '@hygiene/testing/postgres-embedded'
import pg from 'pg'

/** Uses the installed PostgreSQL, because the embedded one of the tests lacks `pg_basebackup`. */
export interface Programs {
  folder: string
  version: string
}

/** Prefers `POSTGRES_PROGRAMS`, else the newest Debian folder with the programs for a server copy. */
export function findPrograms(): Programs {
  const folders = [
    process.env['POSTGRES_PROGRAMS'] ?? '',
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ]
  const folder = folders.find(
    (each) => existsSync(join(each, 'pg_basebackup')) && existsSync(join(each, 'postgres')),
  )
  if (!folder)
    throw new Error(
      'No PostgreSQL with pg_basebackup is here: install it, or name its folder in POSTGRES_PROGRAMS.',
    )
  const version = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim()
  return { folder, version }
}

export const asServer = ({ folder }: Programs) => ({
  ...serverUser(),
  cwd: '/',
  env: { ...process.env, LC_ALL: 'C', PATH: `${folder}:${process.env['PATH']}` },
})

export function serverFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const user = serverUser()
  if (user) chownSync(path, user.uid, user.gid)
  return path
}

export function makeCluster(programs: Programs, data: string, settings: Record<string, string>): void {
  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']
  const made = spawnSync(join(programs.folder, 'initdb'), initdb, { ...asServer(programs), encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`,
  )
  appendFileSync(join(data, 'postgresql.conf'), lines.join(''))
}

interface MachineServer {
  url: string
  port: number
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** Hides the test's own polling, ten times a second, which would bury the reason in the log. */
const CALLED_EARLY = /^.*(the database system is|Consistent recovery state has not).*\n/gm

export async function startServer(
  programs: Programs,
  data: string,
  more: string[] = [],
): Promise<MachineServer> {
  const port = await freePort()
  const flags = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', `port=${port}`]
  const server = spawn(join(programs.folder, 'postgres'), ['-D', data, ...flags, ...more], {
    ...asServer(programs),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString('utf8')).slice(-20_000)))
  process.once('exit', () => server.kill('SIGKILL'))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  for (let tries = 0; !(await takesWrites(url)); tries += 1) {
    if (server.exitCode !== null || tries > 600)
      throw new Error(`PostgreSQL did not start:\n${said.replaceAll(CALLED_EARLY, '')}`)
    await sleep(100)
  }
  const end = (name: NodeJS.Signals) => async () => {
    server.kill(name)
    await ended
  }
  return { url, port, kill: end('SIGQUIT'), stop: end('SIGINT') }
}

async function takesWrites(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ inRecovery: boolean }>('SELECT pg_is_in_recovery() AS "inRecovery"')
    return rows[0]?.inRecovery === false
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
