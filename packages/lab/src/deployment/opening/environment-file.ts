import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '@hygiene/tooling/paths'

const FILE = join(root, 'packages/deploy/systemd/hygiene.env')

/** The settings of `packages/deploy/systemd/hygiene.env`, with its secrets in another folder. */
export function environmentOf(secretsFolder: string): Record<string, string> {
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=')
      const [name, value] = [line.slice(0, at), line.slice(at + 1)]
      return [name, name.endsWith('_FILE') ? join(secretsFolder, basename(value)) : value]
    }),
  )
}
