import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BUNDLED_PROGRAMS, bundleOf } from './bundled-programs.ts'
import { bundleFile, circleIn } from './bundle-program.ts'
import { sourceLines } from './source-lines.ts'

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hygiene-bundle-'))
  for (const folder of ['src/pages', 'fonts', 'dist']) mkdirSync(join(folder, folder), { recursive: true })
  writeFileSync(join(folder, 'fonts/body.txt'), 'a font')
  writeFileSync(
    join(folder, 'src/pages/page.ts'),
    "import { readFileSync } from 'node:fs'\n" +
      "export const font = readFileSync(new URL('../../fonts/body.txt', import.meta.url), 'utf8')\n" +
      "export function fail(): never {\n  throw new Error('on purpose')\n}\n",
  )
  writeFileSync(
    join(folder, 'src/main.ts'),
    "import { fail, font } from './pages/page.ts'\nconst late = await import('./late.ts')\n" +
      'process.stdout.write(`${font} ${late.word}\\n`)\nif (process.argv[2]) fail()\n',
  )
  writeFileSync(join(folder, 'src/late.ts'), "export const word = 'later'\n")
  await bundleFile(join(folder, 'src/main.ts'), join(folder, 'dist/main.js'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...text: string[]) =>
  promisify(execFile)(process.execPath, [join(folder, 'dist/main.js'), ...text])

it('finds a file beside a module from the bundle, and code that comes late', async () => {
  expect((await run()).stdout).toBe('a font later\n')
  expect(readFileSync(join(folder, 'dist/main.js'), 'utf8')).not.toContain("word = 'later'")
})

it('tells a stack trace in lines of the sources', async () => {
  const { stderr } = await run('fail').catch((failure: { stderr: string }) => failure)
  expect(sourceLines(stderr, folder)).toContain('src/pages/page.ts:4:')
})

it('refuses a package that stays outside and is not found from the bundle', async () => {
  const source = join(folder, 'src/draws.ts')
  writeFileSync(source, "export const draw = (): Promise<unknown> => import('sharp')\nvoid draw()\n")
  await expect(bundleFile(source, join(folder, 'dist/draws.js'))).rejects.toThrow('imports sharp')
})

it('puts each bundle into the folder dist of its app, one name a program', () => {
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
