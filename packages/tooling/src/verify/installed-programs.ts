import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../launcher/paths.ts'

const INSTALL = 'docs/install.md'
const UNITS = 'packages/deploy/systemd/hygiene*'
const PATHS = /\b(?:apps|packages)\/[\w/-]+\.(?:js|ts)\b/g
const AT_TERMINAL = /\bhygiene ([a-z]+)(?=[ `'])/g

/** Returns every file that the installation page or a systemd unit passes to Node. */
export function installedPrograms(): string[] {
  const page = readFileSync(join(root, INSTALL), 'utf8')
  const units = globSync(UNITS, { cwd: root }).map((unit) => readFileSync(join(root, unit), 'utf8'))
  return programsIn([page, ...units].join('\n'))
}

export function programsIn(text: string): string[] {
  const named = [...text.matchAll(PATHS)].map(([path]) => path)
  const typed = [...text.matchAll(AT_TERMINAL)].map(([, program]) => `apps/console/dist/${program}.js`)
  return [...new Set([...named, ...typed])].toSorted()
}
