import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesHash } from '../launcher/build-web.ts'
import { cacheDirectory, root } from '../launcher/paths.ts'
import { BUNDLED_PROGRAMS, type BundledProgram, bundleOf } from './bundled-programs.ts'

/** All sources but those of the clients and of developers' tools. */
const SOURCES = [
  'pnpm-lock.yaml',
  'apps/!(admin|e2e|web)/{package.json,src/**}',
  'packages/!(client|testing|tooling|ui)/{package.json,src/**}',
  'packages/tooling/src/build/*.ts',
]
const STAMP = join(cacheDirectory, 'programs-build')

/** Bundles the programs of production, unless these very sources are bundled already. */
export async function buildPrograms(
  programs: readonly BundledProgram[] = BUNDLED_PROGRAMS,
): Promise<'built' | 'unchanged'> {
  const stamp = sourcesHash(root, SOURCES)
  const isThere = programs.every((program) => existsSync(join(root, bundleOf(program))))
  if (isThere && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return 'unchanged'

  rmSync(STAMP, { force: true })
  // The bundler is native code of its own: it comes only where there is something to bundle.
  const { bundleProgram } = await import('./bundle-program.ts')
  for (const program of programs) await bundleProgram(program)
  if (programs.length === BUNDLED_PROGRAMS.length) {
    mkdirSync(cacheDirectory, { recursive: true })
    writeFileSync(STAMP, stamp)
  }
  return 'built'
}
