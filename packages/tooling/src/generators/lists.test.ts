import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endpointFiles } from './endpoint-files.ts'
import { jobFiles } from './job-files.ts'
import { listFiles } from './lists.ts'
import { writeLists } from './write-lists.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hygiene-lists-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function addEndpoint(feature: string, operation: string): void {
  const path = `/api/somewhere/${operation}`
  const files = endpointFiles({ kind: 'endpoint', feature, operation, method: 'GET', path })
  for (const file of files) write(file.path, file.text)
}

const textOf = (path: string): string | undefined =>
  listFiles(folder).find((file) => file.path === path)?.text

it('lists an endpoint by its files, sorted by path', () => {
  addEndpoint('content/notice', 'read-notice')
  addEndpoint('content/banner', 'list-banners')
  const endpoints = textOf('packages/contracts/src/generated/endpoints.ts')
  expect(endpoints).toContain("import { readNotice } from '../content/notice/read-notice.ts'")
  expect(endpoints).toContain('ENDPOINTS = {\n  listBanners,\n  readNotice,\n}')
  expect(textOf('apps/api/src/generated/routes.ts')).toContain(
    "  { operation: 'readNotice', methods: ['GET'], path: '/api/somewhere/read-notice', access: 'operator', effect: 'reads', " +
      "load: async () => bind((await import('@hygiene/operations/content/notice/read-notice')).readNotice) },\n",
  )
})

it('lists a job with its handler', () => {
  for (const file of jobFiles({ kind: 'job', operation: 'send-reminder', queue: 'messages' }))
    write(file.path, file.text)
  expect(textOf('packages/contracts/src/generated/jobs.ts')).toContain('JOBS = {\n  sendReminder,\n}')
  expect(textOf('apps/worker/src/generated/handlers.ts')).toContain('= [\n  sendReminderHandler,\n]')
})

it('refuses an endpoint without an operation and a handler without an endpoint', () => {
  addEndpoint('content/notice', 'read-notice')
  write('apps/api/src/content/notice/pin-notice.ts', 'export const pinNotice = implement(contract, run)\n')
  expect(() => listFiles(folder)).toThrow('No contract is called: pinNotice.')
  for (const side of ['apps/api', 'packages/operations'])
    rmSync(join(folder, side, 'src/content/notice'), { recursive: true })
  expect(() => listFiles(folder)).toThrow('Nothing serves: readNotice.')
})

it('serves an operation without a handler directly and prefers a handler', () => {
  addEndpoint('content/notice', 'read-notice')
  const routes = 'apps/api/src/generated/routes.ts'
  expect(textOf(routes)).toContain(
    "bind((await import('@hygiene/operations/content/notice/read-notice')).readNotice)",
  )
  write('apps/api/src/content/notice/read-notice.ts', 'export const readNotice = implement(contract, run)\n')
  expect(textOf(routes)).toContain("(await import('../content/notice/read-notice.ts')).readNotice }")
  expect(textOf(routes)).not.toContain('bind')
})

it('refuses a non-literal route fact', () => {
  addEndpoint('content/notice', 'read-notice')
  const contract = join(folder, 'packages/contracts/src/content/notice/read-notice.ts')
  writeFileSync(contract, readFileSync(contract, 'utf8').replace('{\n', '{\n  methods: [METHOD],\n'))
  expect(() => listFiles(folder)).toThrow('read «methods» from the text: write its value, not «[METHOD]»')
})

it('refuses two endpoints with one name', () => {
  addEndpoint('content/notice', 'read-notice')
  addEndpoint('content/board', 'read-notice')
  expect(() => listFiles(folder)).toThrow(
    '«readNotice» is the name of two: packages/contracts/src/content/board',
  )
})

it('names an operation by its constant and refuses two at one address', () => {
  addEndpoint('content/notice', 'read-notice')
  const names = 'packages/contracts/src/generated/operation-names.ts'
  expect(textOf(names)).toContain("  'GET /api/somewhere/read-notice': 'readNotice',\n")
  write(
    'packages/contracts/src/a/read-a.ts',
    "export const readA = memberReads('/api/somewhere/read-notice', {})\n",
  )
  expect(() => listFiles(folder)).toThrow('«GET /api/somewhere/read-notice» is the name of two')
})

it('lists the log labels of views apart from those of changes', () => {
  addEndpoint('content/notice', 'read-notice')
  const labelled = [
    ['saveA', 'staffWrites', "  label: '저장',"],
    ['listA', 'staffWrites', "  label: '목록 조회',\n  isView: true,"],
    ['readA', 'memberReads', "  label: '조회',"],
  ]
  for (const [name, helper, facts] of labelled)
    write(
      `packages/contracts/src/a/${name}.ts`,
      `export const ${name} = ${helper}('/api/${name}', {\n${facts}\n})\n`,
    )
  rmSync(join(folder, 'apps/api/src/content/notice'), { recursive: true })
  for (const name of ['saveA', 'listA', 'readA', 'readNotice'])
    write(`apps/api/src/a/${name}.ts`, `export const ${name} = implement(contract, run)\n`)
  const text = textOf('packages/contracts/src/generated/action-labels.ts')
  expect(text).toContain("CHANGE_LABELS = {\n  saveA: '저장',\n}")
  expect(text).toContain("VIEW_LABELS = {\n  listA: '목록 조회',\n  readA: '조회',\n}")
})

it('refuses a non-literal path and two contracts in one file', () => {
  write('packages/contracts/src/a/read-a.ts', 'export const readA = memberReads(PATH, {})\n')
  expect(() => listFiles(folder)).toThrow('does not state its path as a literal')
  write(
    'packages/contracts/src/a/read-a.ts',
    "export const a = memberReads('/a', {})\nexport const b = memberReads('/b', {})\n",
  )
  expect(() => listFiles(folder)).toThrow('makes a and b')
})

it('writes changed lists and leaves the others untouched', () => {
  addEndpoint('content/notice', 'read-notice')
  expect(writeLists(folder)).toHaveLength(7)
  const jobs = join(folder, 'packages/contracts/src/generated/jobs.ts')
  utimesSync(jobs, 1, 1)
  addEndpoint('content/banner', 'list-banners')
  expect(writeLists(folder)).toEqual([
    'packages/contracts/src/generated/endpoints.ts',
    'packages/contracts/src/generated/operation-names.ts',
    'apps/api/src/generated/routes.ts',
  ])
  expect(statSync(jobs).mtimeMs).toBe(1000)
})

it('removes an obsolete list', () => {
  const old = 'packages/contracts/src/generated/features.ts'
  write(old, "export * from '../gone.ts'\n")
  writeLists(folder)
  expect(existsSync(join(folder, old))).toBe(false)
})
