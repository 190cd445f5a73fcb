import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { cacheDirectory, root } from './paths.ts'

const require = createRequire(import.meta.url)

export type ClientName = 'web' | 'admin'
const builtAt = (client: ClientName) => join(root, 'apps', client, 'dist')
export const webDirectory = builtAt('web')
export const adminDirectory = builtAt('admin')

const sourcesOf = (client: ClientName) => [
  'pnpm-lock.yaml',
  `apps/${client}/{package.json,index.html,vite.config.ts}`,
  `apps/${client}/{src,public}/**`,
  'packages/{client,ui,domain,contracts}/{package.json,src/**}',
]

export function sourcesHash(directory: string, patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync([...patterns], { cwd: directory }).toSorted()) {
    if (!statSync(join(directory, file)).isFile() || /\.test\.tsx?$/.test(file)) continue
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(directory, file)))
  }
  return hash.digest('hex')
}

/** Builds a client unless these very sources are built already. */
export async function buildClient(client: ClientName, signal?: AbortSignal): Promise<'built' | 'unchanged'> {
  const stamp = join(cacheDirectory, `${client}-build`)
  const hash = sourcesHash(root, sourcesOf(client))
  const built = existsSync(stamp) && existsSync(join(builtAt(client), 'index.html'))
  if (built && readFileSync(stamp, 'utf8') === hash) return 'unchanged'
  rmSync(stamp, { force: true })
  await runVite(client, ['build', '--logLevel', 'warn'], signal)
  mkdirSync(cacheDirectory, { recursive: true })
  writeFileSync(stamp, hash)
  return 'built'
}

/** The operators' web and the staff console, one after the other: each keeps every core busy. */
export async function buildClients(signal?: AbortSignal): Promise<'built' | 'unchanged'> {
  const outcomes = [await buildClient('web', signal), await buildClient('admin', signal)]
  return outcomes.includes('built') ? 'built' : 'unchanged'
}

export function viteProgram(): string {
  return join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js')
}

function runVite(client: ClientName, args: string[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = spawn(process.execPath, [viteProgram(), ...args], {
      cwd: join(root, 'apps', client),
      // A test run asks for builds too, and its own NODE_ENV would make them React's development build.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString('utf8')).slice(-6000)
    }
    vite.stdout.on('data', keep)
    vite.stderr.on('data', keep)
    vite.once('error', reject)
    vite.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`vite build ended with code ${code}:\n${output}`)),
    )
  })
}
