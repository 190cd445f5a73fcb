import { globSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from '../launcher/paths.ts'
import { type BundledProgram, bundleOf } from './bundled-programs.ts'
import { lateGlob } from './late-glob.ts'
import { ownAddress } from './own-address.ts'

/** Native code, and packages that read files of their own: they stay where they are installed. */
const NOT_BUNDLED = ['@node-rs/argon2', 'bullmq', 'fontkit', 'ioredis', 'pdfkit', 'pg-native']

/**
 * One file with everything the program needs to start; what the sources import late (`import()`) lies beside it under the
 * program's name. Names are kept and lines stay short, so that a stack trace can be read.
 */
export async function bundleProgram(program: BundledProgram): Promise<string> {
  const file = join(root, bundleOf(program))
  const directory = dirname(file)
  const name = basename(file, '.js')
  for (const old of globSync(`${name}{.,-late-}*`, { cwd: directory })) rmSync(join(directory, old))

  const bundle = await rolldown({
    input: { [name]: join(root, program) },
    cwd: root,
    platform: 'node',
    external: NOT_BUNDLED,
    plugins: [ownAddress(directory), lateGlob],
    // Prisma's client names a folder that only its own engine needs, and packages test what their module system is.
    logLevel: 'silent',
  })
  await bundle.write({
    dir: directory,
    format: 'esm',
    sourcemap: true,
    comments: false,
    minify: { mangle: false, compress: true, codegen: false },
    entryFileNames: '[name].js',
    chunkFileNames: `${name}-late-[name]-[hash].js`,
  })
  await bundle.close()
  return file
}
