import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file that exports one thing made by a known function: `export const login = endpoint({…`. */
export type Made = { path: string; name: string; text: string }

export class ListRefused extends Error {}

/** The files below `folder` that export something made by one of `makers`, sorted by path; each makes one thing. */
export function findMade(root: string, folder: string, makers: readonly string[]): Made[] {
  const declaration = new RegExp(`^export const (\\w+) = (?:${makers.join('|')})\\(`, 'gm')
  const made = readModules(root, folder).flatMap(({ path, text }) => {
    const names = [...text.matchAll(declaration)].flatMap((match) => match[1] ?? [])
    if (names.length > 1)
      throw new ListRefused(`${path} makes ${names.join(' and ')}: one file, one of them.`)
    return names.map((name) => ({ path, name, text }))
  })
  return refuseTwins(made, ({ name }) => name)
}

/** Every module below `folder`, without tests and generated files, sorted by path. */
function readModules(root: string, folder: string): { path: string; text: string }[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.ts$|\/(generated|testing)\//.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** A name stands for one thing: two files with one name would hide each other in a list. */
export function refuseTwins<T extends { path: string }>(found: T[], keyOf: (one: T) => string): T[] {
  const first = new Map<string, T>()
  for (const one of found) {
    const key = keyOf(one)
    const twin = first.get(key)
    if (twin) throw new ListRefused(`«${key}» is the name of two: ${twin.path} and ${one.path}.`)
    first.set(key, one)
  }
  return found
}
