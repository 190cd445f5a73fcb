import { globSync, rmSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { root } from '../launcher/paths.ts'
import { type BundledProgram, bundleOf } from './bundled-programs.ts'
import { lateGlob } from './late-glob.ts'
import { ownAddress } from './own-address.ts'
import { plainPrefixes } from './plain-prefixes.ts'

/** Lists packages with native code or own files, which must stay where they are installed. */
const NOT_BUNDLED = ['@node-rs/argon2', 'bullmq', 'fontkit', 'ioredis', 'pdfkit', 'pg-native', 'sharp']

export async function bundleProgram(program: BundledProgram): Promise<void> {
  await bundleFile(join(root, program), join(root, bundleOf(program)))
}

/**
 * Bundles the modules a program needs to start into one file; modules imported late (`import()`) are placed beside it. Names are
 * kept and lines stay short, so that stack traces are readable.
 */
export async function bundleFile(source: string, file: string): Promise<void> {
  const directory = dirname(file)
  const name = basename(file, '.js')
  for (const old of globSync(`${name}{.,-late-}*`, { cwd: directory })) rmSync(join(directory, old))

  const bundle = await rolldown({
    input: { [name]: source },
    cwd: root,
    platform: 'node',
    external: NOT_BUNDLED,
    plugins: [ownAddress(directory), lateGlob, plainPrefixes],
    // Silences warnings about packages that detect their module system by `eval`; they need no action.
    logLevel: 'silent',
  })
  const { output } = await bundle.write({
    dir: directory,
    format: 'esm',
    sourcemap: true,
    comments: false,
    minify: { mangle: false, compress: true, codegen: false },
    entryFileNames: '[name].js',
    chunkFileNames: `${name}-late-[name]-[hash].js`,
    codeSplitting: {
      groups: [
        // Puts everything the start needs into one file, because each file costs a third of a millisecond. The program itself is
        // excluded: it awaits at its top level, and late files that import from it would wait for it.
        { name: 'start', tags: ['$initial'], test: (id: string) => id !== source, priority: 2 },
        // Puts what several handlers need into one file. Its modules import only each other and the start, so no two files wait
        // for each other.
        { name: 'shared', minShareCount: 2, priority: 1 },
      ],
    },
  })
  await bundle.close()
  const chunks = output.filter((part) => part.type === 'chunk')
  for (const { imports, dynamicImports } of chunks) refuseLost(file, [...imports, ...dynamicImports])
  const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
  if (circle) throw new Error(`Files of a bundle import each other: ${circle.join(' → ')}`)
}

/** Returns the first import cycle of files, in which constants would be read before they are set. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const isClear = new Set<string>()
  const search = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (isClear.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const circle = search(next, [...path, file])
      if (circle) return circle
    }
    isClear.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const circle = search(file, [])
    if (circle) return circle
  }
  return undefined
}

/** A package that is not bundled is resolved from the bundle's folder, not from the importing source's. */
function refuseLost(file: string, imported: readonly string[]): void {
  for (const name of NOT_BUNDLED.filter((one) => imported.includes(one))) {
    if (!isFound(name, file)) throw new Error(`${file} imports ${name}: its app must declare it too`)
  }
}

function isFound(name: string, from: string): boolean {
  try {
    return findPackageJSON(name, pathToFileURL(from)) !== undefined
  } catch {
    return false
  }
}
