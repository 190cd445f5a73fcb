import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { addBranch, addEmployee } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const run = promisify(execFile)
const CLI = new URL('../../../../../console/src/staff.ts', import.meta.url).pathname
let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

async function giveRole(...text: string[]) {
  const env = { ...process.env, DATABASE_URL: api.config.DATABASE_URL, USER: 'tester' }
  const said = await run(process.execPath, [CLI, 'role', 'jihoe1', ...text], { env }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  )
  const employee = await api.database.db.employee.findUniqueOrThrow({
    where: { loginId: 'jihoe1' },
    include: { grants: { orderBy: { grantNo: 'asc' } } },
  })
  return { said, ...employee }
}

it('assigns an employee to a branch only with that branch and keeps every change', async () => {
  const { db } = api.database
  const { branchNo } = await addBranch(db)
  await addEmployee(db, { loginId: 'jihoe1' })

  const without = await giveRole('--role', 'branch')
  expect([without.said, without.role]).toEqual([
    'Say --branch with --role branch, and only with it.\n',
    'support',
  ])
  const unknown = await giveRole('--role', 'branch', '--branch', '999')
  expect(unknown.said).toContain(`${branchNo}  경기지회`)

  const theirs = await giveRole('--role', 'branch', '--branch', String(branchNo))
  expect(theirs).toMatchObject({ said: 'jihoe1 is branch now.\n', role: 'branch', branchNo })
  const again = await giveRole('--role', 'education')
  expect(again).toMatchObject({ role: 'education', branchNo: null })
  expect(again.grants.map((grant) => [grant.role, grant.branchNo, grant.grantedBy])).toEqual([
    ['support', null, 'scenario'],
    ['branch', branchNo, 'tester'],
    ['education', null, 'tester'],
  ])
}, 120_000)
