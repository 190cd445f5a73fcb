import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheDirectory, root } from '../launcher/paths.ts'
import { buildHash } from './build-sources.ts'
import { BUNDLED_PROGRAMS, type BundledProgram, bundleOf } from './bundled-programs.ts'
import { runBuild } from './run-build.ts'

const BUNDLER = join(import.meta.dirname, 'bundle-main.ts')
const fingerprintFileOf = (program: BundledProgram): string =>
  join(cacheDirectory, 'programs', program.replaceAll('/', '-'))

/**
 * Bundles the production programs unless these sources are bundled already. Runs in a short-lived process, because the bundler
 * keeps more than a gigabyte.
 */
export async function buildPrograms(
  programs: readonly BundledProgram[] = BUNDLED_PROGRAMS,
  signal?: AbortSignal,
): Promise<'built' | 'unchanged'> {
  const hashes = new Map<string, string>()
  const hashOf = (program: BundledProgram): string => {
    const app = program.slice(0, program.indexOf('/src/'))
    const hash = hashes.get(app) ?? buildHash(root, app, ['packages/tooling/src/build/*.ts'])
    hashes.set(app, hash)
    return hash
  }
  const stale = programs.filter((program) => !isBuilt(program, hashOf(program)))
  if (stale.length === 0) return 'unchanged'

  for (const program of stale) rmSync(fingerprintFileOf(program), { force: true })
  await runBuild([BUNDLER, ...stale], { cwd: root, signal })
  mkdirSync(join(cacheDirectory, 'programs'), { recursive: true })
  for (const program of stale) writeFileSync(fingerprintFileOf(program), hashOf(program))
  return 'built'
}

function isBuilt(program: BundledProgram, hash: string): boolean {
  const fingerprintFile = fingerprintFileOf(program)
  return (
    existsSync(join(root, bundleOf(program))) &&
    existsSync(fingerprintFile) &&
    readFileSync(fingerprintFile, 'utf8') === hash
  )
}
