import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../launcher/paths.ts'
import { badlyNamed, bareStorage, refusedContent, strayAtTop, tooLong } from './file-rules.ts'
import { readSources, readWorkspaces } from './source-files.ts'

const sources = readSources()

it('keeps every file within the length limit', () => {
  expect(tooLong(sources)).toEqual([])
})

it('gives every file a descriptive name', () => {
  expect(badlyNamed(sources, readWorkspaces())).toEqual([])
})

it('finds no postponed work, disabled check or swallowed error', () => {
  expect(refusedContent(sources)).toEqual([])
})

it('confines access to browser storage, which may fail, to one file', () => {
  expect(bareStorage(sources)).toEqual([])
  expect(bareStorage([file('apps/web/src/a.ts', "localStorage.getItem('a')")])).toHaveLength(1)
})

it.runIf(existsSync(join(root, '.git')))('keeps the top level as listed', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  expect(strayAtTop([...new Set(tracked.map((path) => path.split('/')[0] ?? ''))])).toEqual([])
})

const file = (path: string, text = '', isTest = false) => ({ path, text, isTest })

it('finds planted breaches of each rule', () => {
  expect(tooLong([file('apps/api/src/a.ts', 'x\n'.repeat(201))])).toHaveLength(1)
  expect(tooLong([file('apps/api/src/a.test.ts', 'x\n'.repeat(300), true)])).toEqual([])
  expect(badlyNamed([file('packages/db/src/date-utils.ts')], [])).toEqual([
    expect.stringContaining('«utils» says nothing'),
  ])
  expect(badlyNamed([file('packages/db/src/lockSeat.ts')], [])).toEqual([
    expect.stringContaining('not kebab-case'),
  ])
  expect(badlyNamed([file('apps/api/src/study/index.ts')], [])).toEqual([expect.stringContaining('entry')])
  expect(refusedContent([file('apps/api/src/a.ts', 'try { a() } catch {}')])).toEqual([
    expect.stringContaining('swallows'),
  ])
  expect(refusedContent([file('apps/api/src/a.ts', 'export default 1')])).toHaveLength(1)
  expect(strayAtTop(['apps', 'notes.txt'])).toEqual(['notes.txt'])
})
