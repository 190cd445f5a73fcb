import { globSync, readFileSync } from 'node:fs'
import { root } from '@hygiene/tooling/paths'
import { expect, it } from 'vitest'
import { ADMIN_SCREENS } from './admin-screens.ts'
import type { ScreenRow } from './screen-row.ts'
import { WEB_SCREENS } from './web-screens.ts'

const routesOf = (screens: readonly ScreenRow[]): string[] =>
  [...new Set(screens.map(({ route }) => route))].toSorted()

it('measures the main interaction of every screen of the web', () => {
  const routes = globSync('apps/web/src/routes/**/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => file.replace(/^.*?\/routes\//, '/').replace(/(\/index)?\.tsx$/, '') || '/')
  expect(routesOf(WEB_SCREENS)).toEqual(routes.toSorted())
})

it('measures the main interaction of every screen of the console', () => {
  const sources = globSync('apps/admin/src/routes/*.{ts,tsx}', { cwd: root })
  const routes = sources
    .map((file) => readFileSync(`${root}${file}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(/'(\/[^'\s]*)'/g)])
    .map(([, path = '']) => path)
  expect(routes.length).toBeGreaterThan(50)
  expect(routesOf(ADMIN_SCREENS)).toEqual(routes.toSorted())
})
