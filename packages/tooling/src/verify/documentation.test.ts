import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../launcher/paths.ts'
import {
  missingAnchors,
  missingCommands,
  missingIdentifiers,
  missingPaths,
  type Page,
  type Repository,
  tooLongLines,
  wordyCells,
} from './documentation.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const found = (pattern: string | string[]): string[] =>
  globSync(pattern, {
    cwd: root,
    exclude: (path) => /^(?:node_modules|dist|\.cache|\.git|\.data)$/.test(basename(path)),
  }).map((path) => path.replaceAll('\\', '/'))

const pages: Page[] = ['README.md', ...found('docs/**/*.md')].map((path) => ({ path, text: read(path) }))
const pageAt = (path: string): string | undefined => pages.find((page) => page.path === path)?.text
const linesOf = (path: string): number => read(path).trimEnd().split('\n').length

const sources = found([
  '*.{json,yml,yaml}',
  '.github/**/*.yml',
  '{apps,packages,prisma}/**/*.{ts,tsx,js,mjs,css,prisma,sql,yml,yaml,json,conf,html,sh,py,env,service}',
])
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
const repository: Repository = {
  paths: found(['*', '.github/**', '.ci/**', '{apps,packages,prisma,docs}/**']),
  text: new Set(sources.flatMap((path) => read(path).match(/[\w$]+/g) ?? [])),
  scripts: new Set(Object.keys(scripts)),
}

describe('the documentation', () => {
  it('keeps every documentation line within 170 characters', () => {
    expect(pages.flatMap(tooLongLines)).toEqual([])
  })

  it('keeps every table cell of the documentation below three sentences', () => {
    expect(pages.flatMap(wordyCells)).toEqual([])
  })

  it('starts the documentation with a README of at most 70 lines', () => {
    expect(linesOf('README.md')).toBeLessThanOrEqual(70)
  })

  it('explains the architecture in at most 100 lines', () => {
    expect(linesOf('docs/architecture.md')).toBeLessThanOrEqual(100)
  })

  it('names only existing files and folders in the documentation', () => {
    expect(pages.flatMap((page) => missingPaths(page, repository))).toEqual([])
  })

  it('names only existing commands in the documentation', () => {
    expect(pages.flatMap((page) => missingCommands(page, repository))).toEqual([])
  })

  it('names only identifiers in the documentation that exist in a source', () => {
    expect(pages.flatMap((page) => missingIdentifiers(page, repository))).toEqual([])
  })

  it('links only to existing headings in the documentation', () => {
    expect(pages.flatMap((page) => missingAnchors(page, pageAt))).toEqual([])
  })
})

const page = (text: string): Page => ({ path: 'a.md', text })
const small: Repository = {
  paths: ['apps/web/src/main.ts', 'apps/web/src', 'packages/db/src/locks.ts'],
  text: new Set(['moveSeat', 'JWT_SECRET']),
  scripts: new Set(['bench']),
}

const otherPage = (path: string) => (path === 'b.md' ? '## A heading, here' : undefined)

describe('a faulty page', () => {
  it('refuses a page with a long line', () => {
    expect(tooLongLines(page(`short\n${'x'.repeat(171)}`))).toEqual(['a.md:2 has 171 characters'])
    expect(tooLongLines(page('x'.repeat(170)))).toEqual([])
  })

  it('refuses a page with a table cell of three sentences', () => {
    expect(wordyCells(page('| a | One. Two. Three. |'))).toEqual(['a.md:1 has a cell of 3 sentences'])
    expect(wordyCells(page('| a | One. Two. |\nOne. Two. Three.'))).toEqual([])
  })

  it('refuses a page with a missing path', () => {
    const text =
      'See `apps/web/src/{main,gone}.ts`, `locks.ts`, `src/locks.ts`, `keys.ts` and `packages/db/dist/main.js`.'
    expect(missingPaths(page(text), small)).toEqual([
      'a.md: there is no apps/web/src/gone.ts',
      'a.md: there is no keys.ts',
    ])
  })

  it('refuses a page with a missing command', () => {
    expect(
      missingCommands(page('`pnpm bench x`, `npm start`, `pnpm benches`\n```\nnpm run nothing\n```'), small),
    ).toEqual(['a.md:1 names no script: pnpm benches', 'a.md:3 names no script: npm run nothing'])
  })

  it('refuses a page with a missing identifier', () => {
    expect(
      missingIdentifiers(page('`moveSeat(db)`, `JWT_SECRET`, `moveChair`, `moveChair`, plain `word`'), small),
    ).toEqual(['a.md: no source has moveChair'])
  })

  it('refuses a page with a missing heading', () => {
    const text = '[a](b.md#a-heading-here) [b](b.md#another) [c](#own)\n# Own'
    expect(missingAnchors(page(text), otherPage)).toEqual(['a.md: no heading b.md#another'])
  })
})
