import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const sources = globSync('{apps/{api,worker},packages/{observe,gateways}}/src/**/*.ts', {
  cwd: root,
  exclude: ['**/*.test.ts'],
}).map((file) => readFileSync(join(root, file), 'utf8'))

/** Limits the search to files that export metrics: other `count`s and `name`s mean other things. */
const measuring = globSync('packages/observe/src/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .concat(sources.filter((source) => source.includes(`from '@hygiene/observe'`)))

const namesIn = (pattern: RegExp): string[] =>
  measuring.flatMap((source) => [...source.matchAll(pattern)].flatMap((match) => match[1] ?? []))

/** Uses the names as Prometheus reads them: a counter ends in `_total`, a histogram in `_count`, `_sum` or `_bucket`. */
export const GIVEN_NUMBERS: ReadonlySet<string> = new Set([
  ...namesIn(/\bcount\('([a-z_0-9]+)'/g).map((name) => `${name}_total`),
  ...namesIn(/\b(?:took|note)\('([a-z_0-9]+)'/g).flatMap((name) => [
    `${name}_count`,
    `${name}_sum`,
    `${name}_bucket`,
  ]),
  ...namesIn(/\bname: '([a-z_0-9]+)'/g),
])

export function numbersIn(query: string): string[] {
  const bare = query
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\bby \([^)]*\)/g, '')
  return [...bare.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\()/g)].map(([name]) => name)
}

export function isLabelGiven(label: string): boolean {
  return sources.some((source) =>
    new RegExp(`\\b(?:took|count|note|attributes)\\b[\\s\\S]{0,200}\\b${label}\\b`).test(source),
  )
}
