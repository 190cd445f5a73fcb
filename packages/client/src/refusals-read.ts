import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = /(?<!\.test)\.tsx?$/
const NAME = /\b[A-Z][A-Z\d_]+\b/g

export function refusalsReadIn(folders: readonly string[], names: readonly string[]): Set<string> {
  const written = new Set<string>()
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!SOURCE.test(file)) continue
      for (const [name] of readFileSync(join(folder, file), 'utf8').matchAll(NAME)) written.add(name)
    }
  }
  return new Set(names.filter((name) => written.has(name)))
}
