import { expect, it } from 'vitest'
import { readSources } from './source-files.ts'
import { longTitles, titlesOf } from './test-titles.ts'

it('keeps every test title within one report line', () => {
  expect(longTitles(readSources())).toEqual([])
})

it.each([
  ["it('says a thing', () => {})", ['says a thing']],
  ["describe('a seat', () => { it.runIf(isHere)(\n  'is sold', () => {}) })", ['a seat', 'is sold']],
  ["it.each([['a', 1]])('%s counts', (a) => {})", ['%s counts']],
  ['test(`waits ${seconds} s`, async () => {})', ['waits ${seconds} s']],
  ["const found = list('notes')", []],
])('reads the titles of %j', (text, titles) => {
  expect(titlesOf(text)).toEqual(titles)
})

const file = (length: number) => ({
  path: 'apps/api/src/a.test.ts',
  text: `it('${'a'.repeat(length)}', () => {})`,
  isTest: true,
})

it('finds a title of ninety letters', () => {
  expect(longTitles([file(89)])).toEqual([])
  expect(longTitles([file(90)])).toHaveLength(1)
})
