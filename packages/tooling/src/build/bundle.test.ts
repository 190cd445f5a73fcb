import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BUNDLED_PROGRAMS, bundleOf } from './bundled-programs.ts'
import { bundleFile, circleIn } from './bundle-program.ts'
import { sourceLines } from './source-lines.ts'

let project: string

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'hygiene-bundle-'))
  for (const folder of ['src/pages', 'fonts', 'dist']) mkdirSync(join(project, folder), { recursive: true })
  writeFileSync(join(project, 'fonts/body.txt'), 'a font')
  writeFileSync(
    join(project, 'src/pages/page.ts'),
    "import { readFileSync } from 'node:fs'\n" +
      "export const font = readFileSync(new URL('../../fonts/body.txt', import.meta.url), 'utf8')\n" +
      "export function fail(): never {\n  throw new Error('on purpose')\n}\n",
  )
  writeFileSync(
    join(project, 'src/main.ts'),
    "import { fail, font } from './pages/page.ts'\nconst late = await import('./late.ts')\n" +
      'process.stdout.write(`${font} ${late.word}\\n`)\nif (process.argv[2]) fail()\n',
  )
  writeFileSync(join(project, 'src/late.ts'), "export const word = 'later'\n")
  await bundleFile(join(project, 'src/main.ts'), join(project, 'dist/main.js'))
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

const run = (...text: string[]) =>
  promisify(execFile)(process.execPath, [join(project, 'dist/main.js'), ...text])

it('finds a file beside a module from the bundle and loads late code', async () => {
  expect((await run()).stdout).toBe('a font later\n')
  expect(readFileSync(join(project, 'dist/main.js'), 'utf8')).not.toContain("word = 'later'")
})

it('maps a stack trace to source lines', async () => {
  const { stderr } = await run('fail').catch((failure: { stderr: string }) => failure)
  expect(sourceLines(stderr, project)).toContain('src/pages/page.ts:4:')
})

it('refuses an external package that the bundle cannot find', async () => {
  const source = join(project, 'src/draws.ts')
  writeFileSync(source, "export const draw = (): Promise<unknown> => import('sharp')\nvoid draw()\n")
  await expect(bundleFile(source, join(project, 'dist/draws.js'))).rejects.toThrow('imports sharp')
})

it('writes each bundle into the dist folder of its app under a unique name', () => {
  const bundles = BUNDLED_PROGRAMS.map(bundleOf)
  expect(bundles).toContain('apps/api/dist/main.js')
  expect(new Set(bundles).size).toBe(bundles.length)
})

it.each([
  ['files in a row', { a: ['b'], b: ['c'], c: [] }, undefined],
  ['a file that two import', { a: ['b', 'c'], b: ['c'], c: ['fs'] }, undefined],
  ['two files that import each other', { a: ['b'], b: ['c'], c: ['b'] }, ['b', 'c', 'b']],
  ['a file that imports itself', { a: ['a'] }, ['a', 'a']],
])('finds the circle in %s', (_what, imports, circle) =>
  expect(circleIn(new Map(Object.entries(imports)))).toEqual(circle),
)
