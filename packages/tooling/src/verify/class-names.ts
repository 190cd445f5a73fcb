import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from '../launcher/paths.ts'
import type { SourceFile } from './source-files.ts'

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g
const CLASS = /\.([A-Za-z_][\w-]*)/g

type ReadSheet = (path: string) => string | null

const fromDisk: ReadSheet = (path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null

/** Returns class names that a component takes from a CSS module without them, which would render as `undefined`. */
export function unknownClassNames(files: readonly SourceFile[], readSheet: ReadSheet = fromDisk): string[] {
  return files
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(IMPORT)].flatMap(([, name = '', from = '']) => {
        const sheet = posix.join(dirname(path), from)
        const known = classesOf(readSheet(sheet) ?? '')
        return usesOf(name, text)
          .filter((used) => !known.has(used))
          .map((used) => `${path} takes «${used}» from ${sheet}, which has no such class.`)
      }),
    )
}

function classesOf(sheet: string): Set<string> {
  const rules = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/:global\([^)]*\)/g, '')
  return new Set([...rules.matchAll(CLASS)].map(([, one = '']) => one))
}

function usesOf(name: string, text: string): string[] {
  const use = new RegExp(`(?<![\\w./'-])${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g')
  return [...new Set([...text.matchAll(use)].map(([, dotted, quoted]) => dotted ?? quoted ?? ''))]
}
