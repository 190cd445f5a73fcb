import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buildHash } from '../build/build-sources.ts'
import { runBuild } from '../build/run-build.ts'
import { cacheDirectory, root } from './paths.ts'

const require = createRequire(import.meta.url)

export type ClientName = 'web' | 'admin'
export type Packing = 'packed' | 'plain'
export type ClientBuild = { packing?: Packing; signal?: AbortSignal }

const builtAt = (client: ClientName) => join(root, 'apps', client, 'dist')
export const webDirectory = builtAt('web')
export const adminDirectory = builtAt('admin')

const fingerprintFileOf = (client: ClientName) => join(cacheDirectory, `${client}-build`)
const hashOf = (client: ClientName) => buildHash(root, `apps/${client}`)

/** Returns whether these sources are already built. A packed build also satisfies a request for a plain one. */
export function isBuilt(client: ClientName, packing: Packing = 'packed', hash = hashOf(client)): boolean {
  const fingerprintFile = fingerprintFileOf(client)
  if (!existsSync(fingerprintFile) || !existsSync(join(builtAt(client), 'index.html'))) return false
  const [built, how] = readFileSync(fingerprintFile, 'utf8').split(' ')
  return built === hash && (how === 'packed' || packing === 'plain')
}

export function discardBuild(client: ClientName): void {
  rmSync(fingerprintFileOf(client), { force: true })
  rmSync(builtAt(client), { recursive: true, force: true })
}

/** Builds a client unless these sources are built already. The former build is served until the new one is complete. */
export async function buildClient(
  client: ClientName,
  { packing = 'packed', signal }: ClientBuild = {},
): Promise<'built' | 'unchanged'> {
  const hash = hashOf(client)
  if (isBuilt(client, packing, hash)) return 'unchanged'
  rmSync(fingerprintFileOf(client), { force: true })
  mkdirSync(cacheDirectory, { recursive: true })
  const unfinished = join(cacheDirectory, `${client}-dist`)
  const mode = packing === 'packed' ? 'production' : 'plain'
  await runBuild(
    [viteProgram(), 'build', '--logLevel', 'warn', '--mode', mode, '--outDir', unfinished, '--emptyOutDir'],
    // A test run also builds, and its NODE_ENV would create React's development build.
    { cwd: join(root, 'apps', client), signal, env: { NODE_ENV: 'production' } },
  )
  // Uses two renames, so that a server of these files almost never finds none.
  const former = join(cacheDirectory, `${client}-former`)
  rmSync(former, { recursive: true, force: true })
  if (existsSync(builtAt(client))) renameSync(builtAt(client), former)
  renameSync(unfinished, builtAt(client))
  rmSync(former, { recursive: true, force: true })
  writeFileSync(fingerprintFileOf(client), `${hash} ${packing}`)
  return 'built'
}

/** Builds both clients one after the other, because each build uses every core. */
export async function buildClients(how: ClientBuild = {}): Promise<'built' | 'unchanged'> {
  const outcomes = [await buildClient('web', how), await buildClient('admin', how)]
  return outcomes.includes('built') ? 'built' : 'unchanged'
}

export function viteProgram(): string {
  return join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js')
}
