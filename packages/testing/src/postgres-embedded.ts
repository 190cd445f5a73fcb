import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  findPostgresBinaries,
  reachableDirectory,
  removeDirectory,
  serverUser,
  type PostgresBinaries,
} from './postgres-binaries.ts'

export type EmbeddedPostgres = {
  url: string
  port: number
  pid: number
  directory: string
  ended: Promise<void>
  stop: () => Promise<void>
}

type Settings = {
  directory: string
  settings?: Record<string, string>
  durable?: boolean
  /** Is called after a left-over server has ended, so that its port can be reused. */
  choosePort?: () => Promise<number>
  env?: Record<string, string>
}

export async function startEmbeddedPostgres(options: Settings): Promise<EmbeddedPostgres> {
  const binaries = await findPostgresBinaries()
  const directory = reachableDirectory(options.directory, binaries.user)
  await endLeftOverServer(directory)
  if (!existsSync(join(directory, 'global', 'pg_control')))
    initialise(binaries, directory, options.durable ?? false)

  const port = await (options.choosePort ?? freePort)()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    ...options.settings,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(binaries.postgres, ['-D', directory, ...flags], {
    ...binaries.user,
    cwd: directory,
    // Uses its own process group, so that Ctrl-C reaches the launcher first, which ends the database last.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...options.env, LC_ALL: 'C' },
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await untilReady(server)
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    port,
    pid: server.pid ?? 0,
    directory,
    ended,
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT')
      await ended
    },
  }
}

/** Creates the directory under another name and renames it at the end, so that a killed start leaves nothing incomplete. */
function initialise(binaries: PostgresBinaries, directory: string, durable: boolean): void {
  const unfinished = `${directory}.unfinished`
  removeDirectory(directory)
  removeDirectory(unfinished)
  mkdirSync(dirname(directory), { recursive: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (binaries.user) chownSync(unfinished, binaries.user.uid, binaries.user.gid)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const run = spawnSync(
    binaries.initdb,
    ['-D', unfinished, '-U', 'postgres', '--auth=trust', ...locale, ...(durable ? [] : ['--no-sync'])],
    { ...binaries.user, cwd: unfinished, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  )
  if (run.status !== 0) {
    removeDirectory(unfinished)
    throw new Error(
      `PostgreSQL could not make its data directory ${directory}: ${lastLines(run.stderr || String(run.error))}`,
    )
  }
  renameSync(unfinished, directory)
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString('utf8')).slice(-4000)
      if (log.includes('database system is ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL ended while starting: ${lastLines(log)}`)))
  })
}

export async function discardEmbeddedPostgres(wanted: string): Promise<void> {
  const directory = reachableDirectory(wanted, serverUser())
  await endLeftOverServer(directory)
  removeDirectory(directory)
}

/** A killed launcher may leave a running server or a pid file without one. */
async function endLeftOverServer(directory: string): Promise<void> {
  const pidFile = join(directory, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  if (isPostgres(pid)) {
    process.kill(pid, 'SIGINT')
    for (let waited = 0; isPostgres(pid) && waited < 20_000; waited += 50) await sleep(50)
  }
  rmSync(pidFile, { force: true })
}

function isPostgres(pid: number): boolean {
  if (!(pid > 1)) return false
  // Slim Linux images have no `ps`; the command line of a zombie is empty.
  if (existsSync(`/proc/${pid}/cmdline`))
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout?.includes('postgres') ?? false
}

function lastLines(text: string): string {
  const lines = text.trim().split('\n')
  const notifying = lines.filter((line) => /FATAL|PANIC|error:|HINT/.test(line))
  return (notifying.length > 0 ? notifying : lines).slice(-3).join(' / ')
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}
