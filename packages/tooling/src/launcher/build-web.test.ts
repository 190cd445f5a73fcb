import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { sourcesHash } from './build-web.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hygiene-web-'))
  mkdirSync(join(directory, 'src'))
  writeFileSync(join(directory, 'src', 'app.tsx'), 'one')
})

const hash = (): string => sourcesHash(directory, ['src/**'])

it('changes with a source, with a new file and with a renamed one', () => {
  const before = hash()
  writeFileSync(join(directory, 'src', 'app.tsx'), 'two')
  const edited = hash()
  writeFileSync(join(directory, 'src', 'page.tsx'), '')

  expect(new Set([before, edited, hash()]).size).toBe(3)
})

it('stays the same when only a test changed', () => {
  const before = hash()
  writeFileSync(join(directory, 'src', 'app.test.tsx'), 'expect')
  expect(hash()).toBe(before)
})
