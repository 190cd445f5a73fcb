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

it('names only existing files and folders on the security page', () => {
  expect(roots.size).toBeGreaterThan(3)
  expect(evidence.length).toBeGreaterThan(50)
  expect(evidence.filter((named) => globSync(fullPath(named), { cwd: root }).length === 0)).toEqual([])
})

it('names every file on the security page by its full path', () => {
  const files = [...security.matchAll(/[\w./*-]+\.(?:tsx?|mjs)\b/g)].map(([file]) => file)
  expect(files.filter((file) => !evidence.includes(file))).toEqual([])
})

it('quotes on the security page only test titles that exist in the preceding file', () => {
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
