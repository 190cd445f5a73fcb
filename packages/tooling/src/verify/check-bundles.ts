import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newerApis } from '@hygiene/testing/newer-apis'
import { root } from '../launcher/paths.ts'
import { staleGuards, unguardedUses } from './guarded-apis.ts'

const DRAWN_BY_SERVER = /[\\/]dist[\\/]drawing[\\/]/

/** Checks the built clients with their libraries: they may use nothing the oldest browsers lack. */
const scripts = globSync('apps/{web,admin}/dist/**/*.js', { cwd: root })
  .filter((path) => !DRAWN_BY_SERVER.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
if (scripts.length === 0) throw new Error('The clients are not built.')
const apis = newerApis()
const faults = [...scripts.flatMap((script) => unguardedUses(script, apis)), ...staleGuards(scripts, apis)]
process.stdout.write(faults.map((fault) => `${fault}\n`).join(''))
process.exitCode = faults.length === 0 ? 0 : 1
