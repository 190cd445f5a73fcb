import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../launcher/paths.ts'
import { deadCitations, sectionsOf } from './citations.ts'

const patterns = [
  '*.{md,yml}',
  'docs/**/*.md',
  'apps/**/*.{ts,tsx,js,mjs,css,conf,html}',
  'packages/**/*.{ts,tsx,js,mjs,css}',
  'prisma/**/*.{prisma,ts,sql}',
]

/**
 * Applied migrations are never edited, not even their comments (docs/decisions/002), and this file contains dead citations
 * itself.
 */
const exempt = /^(packages\/tooling\/src\/verify\/citations)/

const texts = globSync(patterns, {
  cwd: root,
  exclude: (path) => /^(node_modules|generated|dist|\.cache)$/.test(basename(path)),
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !exempt.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const sections = sectionsOf(readFileSync(join(root, 'docs', 'specification.md'), 'utf8'))
/** `docs/decisions/004` abbreviates the one file of that number. */
const decisions = globSync('docs/decisions/*.md', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
const exists = (path: string) =>
  existsSync(join(root, path)) ||
  (/^docs\/decisions\/\d{3}$/.test(path) && decisions.some((file) => file.startsWith(`${path}-`)))

it('cites only existing pages and sections', () => {
  expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  expect(deadCitations(texts, { sections, exists })).toEqual([])
})

it.each([
  ['/** As decided (decisions.md, wire). */', 'not in the repository'],
  ['// Banks (reference: refund codes).', 'not in the repository'],
  ['/** See docs/rules/nothing.md. */', 'docs/rules/nothing.md does not exist'],
  ['/** By docs/decisions/999, always. */', 'docs/decisions/999 does not exist'],
  ['/** The specification asks for it (section 12). */', 'no section 12'],
  ['/**\n * By specification\n * sections 4 and 10.\n */', 'no section 10'],
  ['Ends at once. (S section 11; O)', 'no section 11'],
])('finds the dead citation in %j', (text, found) => {
  expect(deadCitations([{ path: 'a.ts', text }], { sections, exists })).toEqual([
    expect.stringContaining(found),
  ])
})

it('finds a link between pages with a missing target', () => {
  const text = 'As in [sessions](session.md#the-clock) and [seats](in-person.md).'
  expect(deadCitations([{ path: 'docs/rules/a.md', text }], { sections, exists })).toEqual([
    'docs/rules/a.md: docs/rules/session.md does not exist',
  ])
})

it('accepts a rule, a decision number, a section and an address of another project', () => {
  const text =
    'docs/rules/wire.md, docs/decisions/004, specification section 4, https://example.org/docs/a.md'
  expect(deadCitations([{ path: 'a.ts', text }], { sections, exists })).toEqual([])
})
