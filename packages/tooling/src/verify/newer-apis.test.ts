import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newerApis } from '@hygiene/testing/newer-apis'
import { expect, it } from 'vitest'
import { root } from '../launcher/paths.ts'
import { unguardedUses } from './guarded-apis.ts'
import { newerApiUses } from './newer-api-uses.ts'
import { readSources } from './source-files.ts'

const IN_BROWSERS = /^(apps\/(web|admin)|packages\/(ui|client|domain|contracts))\/src\//
const BUILDS = /\/build\/|\/render\.tsx$|packages\/client\/src\/(contract-rows|production-router)\.ts$/

const apis = newerApis()

const READING_ALL_MS = 30_000

it('finds no API in the clients that the oldest browsers lack', { timeout: READING_ALL_MS }, () => {
  const plain = globSync('apps/web/src/**/*.js', { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }))
  const sources = readSources().filter(
    ({ path, isTest }) => IN_BROWSERS.test(path) && !BUILDS.test(path) && !isTest,
  )
  expect(sources.length).toBeGreaterThan(300)
  expect([...sources, ...plain].flatMap((file) => unguardedUses(file, apis))).toEqual([])
})

const used = (text: string) => newerApiUses({ path: 'planted.tsx', text }, apis)

it.each([
  ['const { promise } = Promise.withResolvers<void>()', 'Promise.withResolvers'],
  ['Map.groupBy(all, ({ day }) => day)', 'Map.groupBy'],
  ['if (URL.canParse(address)) go()', 'URL.canParse'],
  ['await Array.fromAsync(rows)', 'Array.fromAsync'],
  ['const found = mine.isSubsetOf(theirs)', 'Set.isSubsetOf'],
  ['new window.Notification(words)', 'Notification'],
  ['navigator.setAppBadge(3)', 'navigator.setAppBadge'],
])('recognises in %s a use of %s', (text, name) => {
  expect(used(text)).toContain(name)
})

it('accepts only declared short names of a minifier as local names', () => {
  expect(used('var ML = { a: 1 }; print(ML.a)')).toEqual([])
  expect(used('print(ML.a)')).toEqual(['ML'])
  expect(used('const Notification = 1; new Notification(words)')).toEqual(['Notification'])
})
