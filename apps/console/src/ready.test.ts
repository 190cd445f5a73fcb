import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { setupItemLabel, setupItems } from '@hygiene/domain/staff/setup/setup-items'
import { cloneDatabase } from '@hygiene/testing/postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setupLines } from './setup-lines.ts'

const run = promisify(execFile)
let copy: Awaited<ReturnType<typeof cloneDatabase>>
beforeAll(async () => {
  copy = await cloneDatabase()
})
afterAll(() => copy.drop())

async function ready(env: Record<string, string>, args: string[] = []) {
  const entry = fileURLToPath(new URL('./ready.ts', import.meta.url))
  try {
    const { stdout } = await run(process.execPath, [entry, ...args], { env: { ...process.env, ...env } })
    return { code: 0, said: stdout }
  } catch (cause) {
    const { code, stdout, stderr } = cause as { code: number; stdout: string; stderr: string }
    return { code, said: stdout + stderr }
  }
}

it('prints the list of an empty database in order and ends with 1', async () => {
  const { code, said } = await ready({ DATABASE_URL: copy.url, SMS_SENDER: '0215880000' })
  expect(code).toBe(1)
  const places = setupItems.map((name) => said.indexOf(setupItemLabel[name]))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(said).toContain('[x] 문자 발신번호: 0215880000')
  expect(said).toMatch(/\[ \] 협회 정보와 직인: 아직 입력하지 않음: .*대표자.*직인 그림/)
})

it.each([
  ['without a database', {}, []],
  ['with an argument', { DATABASE_URL: 'postgres://nowhere' }, ['now']],
])('prints the usage %s', async (_what, env, args) => {
  const { code, said } = await ready({ DATABASE_URL: '', ...env }, args)
  expect([code, said]).toEqual([2, expect.stringContaining('pnpm ready')])
})

it('reports complete when nothing is missing', () => {
  const item = { name: 'price', year: 2027, isDone: true, reason: '과정 2개', courseNo: null } as const
  expect(setupLines([item])).toBe('[x] 교육비(2027년): 과정 2개\n준비를 마쳤습니다.\n')
  expect(setupLines([{ ...item, isDone: false }])).toContain('[ ] 교육비(2027년)')
})
