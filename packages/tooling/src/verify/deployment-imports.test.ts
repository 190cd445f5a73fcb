import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { readSources, type SourceFile } from './source-files.ts'

const DEPLOYMENT = 'apps/e2e/src/deployment/'
/**
 * Matches modules that reach a deployment's database or insert rows; `postgres-embedded` is allowed because it finds browsers a
 * free port.
 */
const FORBIDDEN =
  /^(pg|@prisma\/.*|@hygiene\/(db|operations|seed)(\/.*)?|@hygiene\/testing(\/(scenarios.*|open-database|postgres(?!-embedded).*))?)$/u

function loadedBy(text: string): string[] {
  return [
    ...text.matchAll(/^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'/gmu),
  ].map(([, named, bare]) => named ?? bare ?? '')
}

function forbiddenIn(files: readonly SourceFile[]): string[] {
  const known = new Map(files.map(({ path, text }) => [path, text]))
  const queue = files.map(({ path }) => path).filter((path) => path.startsWith(DEPLOYMENT))
  const seen = new Set(queue)
  const found: string[] = []
  for (const path of queue)
    for (const target of loadedBy(known.get(path) ?? '')) {
      if (FORBIDDEN.test(target)) found.push(`${path} imports ${target}`)
      const next = posix.join(posix.dirname(path), target)
      if (!target.startsWith('.') || seen.has(next)) continue
      seen.add(next)
      queue.push(next)
    }
  return found
}

it('finds no database access in deployment tests or their steps', () => {
  const files = readSources()
  expect(files.filter(({ path }) => path.startsWith(DEPLOYMENT)).length).toBeGreaterThan(2)
  expect(forbiddenIn(files)).toEqual([])
})

it.each([
  ["import { addCourse } from '@hygiene/testing'", '@hygiene/testing'],
  ["import { Client } from 'pg'", 'pg'],
  ["import { databaseAt } from '@hygiene/testing/open-database'", '@hygiene/testing/open-database'],
])('finds %s in a step', (text, name) => {
  const files = [
    { path: `${DEPLOYMENT}a.spec.ts`, text: "import { step } from '../steps/step.ts'", isTest: true },
    { path: 'apps/e2e/src/steps/step.ts', text, isTest: true },
  ]
  expect(forbiddenIn(files)).toEqual([`apps/e2e/src/steps/step.ts imports ${name}`])
})
