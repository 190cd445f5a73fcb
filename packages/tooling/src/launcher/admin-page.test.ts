import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { showBeingBuilt, showBuildFailed } from './admin-page.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hygiene-admin-'))
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

const page = (): string => readFileSync(join(directory, 'index.html'), 'utf8')

it('shows that the build of the admin console is in progress and reloads', () => {
  showBeingBuilt(directory)
  expect(page()).toContain('직원 화면을 준비하고 있습니다')
  expect(page()).toMatch(/http-equiv="refresh"/)
})

it('shows that the build failed and stops reloading', () => {
  showBeingBuilt(directory)
  showBuildFailed(directory)
  expect(page()).toContain('직원 화면을 만들지 못했습니다')
  expect(page()).not.toMatch(/http-equiv="refresh"/)
})
