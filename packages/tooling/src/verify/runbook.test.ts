import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../launcher/paths.ts'

/** The keys of an app's environment schema, e.g. `DATABASE_URL: z.string()` over one or several lines. */
function settingsIn(source: string): string[] {
  return [...source.matchAll(/^ {2}([A-Z][A-Z_]+): z\b/gm)].flatMap((match) => match[1] ?? [])
}

it('explains every setting of every process in the runbook', () => {
  const runbook = readFileSync(join(root, 'docs', 'runbook.md'), 'utf8')
  const settings = globSync('apps/{api,worker,console,sandbox}/src/config.ts', { cwd: root }).flatMap(
    (file) => settingsIn(readFileSync(join(root, file), 'utf8')),
  )
  expect(settings).toContain('DATABASE_URL')
  expect([...new Set(settings)].filter((name) => !runbook.includes(`\`${name}\``))).toEqual([])
})
