import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { cacheDirectory, root } from './paths.ts'

const require = createRequire(import.meta.url)
export const webDirectory = join(root, 'apps', 'web', 'dist')

const sources = [
  'pnpm-lock.yaml',
  'apps/web/{package.json,index.html,vite.config.ts}',
  'apps/web/{src,public}/**',
  'packages/{client,ui,domain,contracts}/{package.json,src/**}',
]

export function sourcesHash(directory = root, patterns = sources): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { cwd: directory }).toSorted()) {
    if (!statSync(join(directory, file)).isFile() || /\.test\.tsx?$/.test(file)) continue
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(directory, file)))
  }
  return hash.digest('hex')
}

/** Builds the web application unless these very sources are built already. */
export async function buildWeb(signal?: AbortSignal): Promise<'built' | 'unchanged'> {
  const stamp = join(cacheDirectory, 'web-build')
  const hash = sourcesHash()
  const built = existsSync(stamp) && existsSync(join(webDirectory, 'index.html'))
  if (built && readFileSync(stamp, 'utf8') === hash) return 'unchanged'
  rmSync(stamp, { force: true })
  await runVite(['build', '--logLevel', 'warn'], signal)
  mkdirSync(cacheDirectory, { recursive: true })
  writeFileSync(stamp, hash)
  return 'built'
}

export function viteProgram(): string {
  return join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js')
}

function runVite(args: string[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = spawn(process.execPath, [viteProgram(), ...args], {
      cwd: join(root, 'apps', 'web'),
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
