import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../launcher/paths.ts'
import { buildHash } from './build-sources.ts'

const PACKAGES = globSync('{apps,packages}/*/package.json', { cwd: root }).map(dirname)
const CLIENTS = ['apps/web', 'apps/admin']
const SERVERS = ['apps/api', 'apps/worker', 'apps/console']
const FOR_SERVERS = ['db', 'gateways', 'observe', 'operations'].map((name) => `packages/${name}`)

const REBUILT: Record<string, string[]> = {
  'packages/domain': [...CLIENTS, ...SERVERS],
  'packages/contracts': [...CLIENTS, ...SERVERS],
  'packages/client': CLIENTS,
  'packages/ui': CLIENTS,
  'packages/writing': CLIENTS,
  ...Object.fromEntries(FOR_SERVERS.map((folder) => [folder, SERVERS])),
  ...Object.fromEntries([...CLIENTS, ...SERVERS, 'apps/sandbox'].map((app) => [app, [app]])),
}

let workspace: string

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'hygiene-sources-'))
  for (const folder of PACKAGES) {
    mkdirSync(join(workspace, folder, 'src'), { recursive: true })
    cpSync(join(root, folder, 'package.json'), join(workspace, folder, 'package.json'))
    writeFileSync(join(workspace, folder, 'src', 'source.ts'), 'one')
  }
})

afterEach(() => rmSync(workspace, { recursive: true, force: true }))

describe('a source edit', () => {
  it.each(PACKAGES)('rebuilds after an edit in %s only the dependent apps', (folder) => {
    const apps = [...CLIENTS, ...SERVERS, 'apps/sandbox']
    const before = apps.map((app) => buildHash(workspace, app))
    writeFileSync(join(workspace, folder, 'src', 'source.ts'), 'two')
    const rebuilt = apps.filter((app, index) => buildHash(workspace, app) !== before[index])
    expect(rebuilt.toSorted()).toEqual((REBUILT[folder] ?? []).toSorted())
  })
})

it('changes the hash for a new file and for a renamed file', () => {
  const before = buildHash(workspace, 'apps/web')
  writeFileSync(join(workspace, 'apps/web/src/page.tsx'), '')
  const added = buildHash(workspace, 'apps/web')
  cpSync(join(workspace, 'apps/web/src/page.tsx'), join(workspace, 'apps/web/src/screen.tsx'))
  rmSync(join(workspace, 'apps/web/src/page.tsx'))
  expect(new Set([before, added, buildHash(workspace, 'apps/web')]).size).toBe(3)
})

it('keeps the hash when only a test changed', () => {
  const before = buildHash(workspace, 'apps/web')
  writeFileSync(join(workspace, 'apps/web/src/source.test.ts'), 'expect')
  expect(buildHash(workspace, 'apps/web')).toBe(before)
})
