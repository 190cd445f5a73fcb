import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BUNDLED_PROGRAMS, bundleOf } from '../build/bundled-programs.ts'
import { root } from '../launcher/paths.ts'
import { installedPrograms, programsIn } from './installed-programs.ts'

const built = BUNDLED_PROGRAMS.map((program) => bundleOf(program))
const isThere = (path: string) =>
  path.includes('/dist/') ? built.some((one) => one === path) : existsSync(join(root, path))

it('builds every program that the installation page or a unit starts', () => {
  const programs = installedPrograms()
  expect(programs).toEqual(
    expect.arrayContaining([
      'apps/api/dist/main.js',
      'apps/console/dist/staff.js',
      'apps/worker/dist/main.js',
    ]),
  )
  expect(programs.filter((path) => !isThere(path))).toEqual([])
})

it('finds programs by path or by name after the command of the machine', () => {
  const text =
    'node packages/a/src/b.ts; node apps/a/dist/b.js\n`hygiene regions FILE`, --home-dir /var/lib/hygiene --create-home'
  expect(programsIn(text)).toEqual([
    'apps/a/dist/b.js',
    'apps/console/dist/regions.js',
    'packages/a/src/b.ts',
  ])
})

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const install = read('docs/install.md')

it('finds every setting, unit or source file that the installation page names', () => {
  const named = [...install.matchAll(/\b(?:packages|apps)\/[\w./-]+\.(?:ts|js|yml|env|conf|service)\b/gu)]
  const paths = named.map(([path]) => path).filter((path) => !path.includes('/dist/'))
  expect(paths.length).toBeGreaterThan(4)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it('installs the Node version that the tools pin', () => {
  const [, pinned] = /nodeVersion = '([\d.]+)'/u.exec(read('packages/tooling/bootstrap-packages.mjs')) ?? []
  expect(install.match(/\d+\.\d+\.\d+(?=-linux-x64\.tar)/u)?.[0]).toBe(pinned)
})
