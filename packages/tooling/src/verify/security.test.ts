import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../launcher/paths.ts'

/** Joins lines, because a path and its titles may be on two lines. */
const security = readFileSync(join(root, 'docs', 'security.md'), 'utf8').replaceAll(/\s+/g, ' ')

const roots = new Map(
  [...security.matchAll(/\b([A-Z]) = `([^`]+)`/g)].map(([, letter = '', path = '']) => [letter, path]),
)

function fullPath(named: string): string {
  const [first = '', ...rest] = named.split('/')
  return [roots.get(first) ?? first, ...rest].join('/')
}

const evidence = [...security.matchAll(/(?<![\w./@-])(?:[A-Z]|apps|packages|prisma|docs)\/[\w./*-]*\w/g)].map(
  ([named]) => named,
)

it('names files and folders that are there', () => {
  expect(roots.size).toBeGreaterThan(3)
  expect(evidence.length).toBeGreaterThan(50)
  expect(evidence.filter((named) => globSync(fullPath(named), { cwd: root }).length === 0)).toEqual([])
})

it('names every file by its whole path', () => {
  const files = [...security.matchAll(/[\w./*-]+\.(?:tsx?|mjs)\b/g)].map(([file]) => file)
  expect(files.filter((file) => !evidence.includes(file))).toEqual([])
})

it('quotes titles of tests that are in the file before them', () => {
  const quoted = [...security.matchAll(/(\S+\.(?:test|spec)\.tsx?)((?:,? (?:and )?«[^»]+»)+)/g)]
  const wrong = quoted.flatMap(([, file = '', titles = '']) => {
    const text = readFileSync(join(root, fullPath(file)), 'utf8')
    return [...titles.matchAll(/«([^»]+)»/g)].flatMap(([, title = '']) =>
      text.includes(title) ? [] : [`${file}: ${title}`],
    )
  })
  expect(quoted.length).toBeGreaterThan(5)
  expect(wrong).toEqual([])
})
