import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IMPORT_MOST } from '@hygiene/domain'
import { expect, it } from 'vitest'
import { root } from '../launcher/paths.ts'

it('has the installation page let the scanner take the largest file of an import', () => {
  const page = readFileSync(join(root, 'docs/install.md'), 'utf8')
  const [, names = '', megabytes] = /\^\(([A-Za-z|]+)\) \.\*\/\\1 (\d+)M\//u.exec(page) ?? []
  expect(names.split('|').toSorted()).toEqual(['MaxFileSize', 'StreamMaxLength'])
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(IMPORT_MOST.bytes)
})
