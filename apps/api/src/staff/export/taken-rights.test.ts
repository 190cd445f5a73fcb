import { orderExport } from '@hygiene/contracts/staff/export/order-export'
import { takeExport } from '@hygiene/contracts/staff/export/take-export'
import { createStorage } from '@hygiene/gateways'
import { exportKey } from '@hygiene/operations/staff/export/make-export'
import type { Access } from '@hygiene/operations/staff/employee/add-employee'
import { giveRole } from '@hygiene/operations/staff/employee/give-role'
import { addBranch, addPerson } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  await addPerson(api.database.db, { userId: 'listed', name: '권한확인' })
})
afterAll(() => api.stop())

async function made(loginId: string) {
  const { client, token } = await logInStaff(api, loginId, 'education')
  const choice = { screen: 'members', filter: {}, text: '권한확인' } as const
  const view = { format: 'csv', columns: ['name', 'phone'] as string[], isUnmasked: true } as const
  const order = { choice, ...view, purpose: 'check', text: '명부 대조' } as const
  const { exportNo } = (await client.call(orderExport, order)).entity
  const endsAt = new Date(api.clock.now().getTime() + 86_400_000)
  const data = { status: 'ready' as const, sizeBytes: 5, sha256: 'a'.repeat(64), endsAt }
  const row = await api.database.db.staffExport.update({ where: { exportNo }, data })
  await createStorage({ directory: api.config.STORAGE_DIR }).put(exportKey(row), Buffer.from('whole'))
  return { exportNo, token, loginId }
}

async function take({ exportNo, token }: { exportNo: number; token: string }): Promise<string> {
  const answer = await fetch(new URL(takeExport.path, api.client.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': 'edu', authorization: `Bearer ${token}` },
    body: JSON.stringify({ exportNo }),
  })
  return answer.text()
}

const give = ({ loginId, ...access }: Access & { loginId: string }) =>
  api.database.db.$transaction(async (db) => {
    const { employeeNo } = await db.employee.findUniqueOrThrow({ where: { loginId } })
    await giveRole(db, { employeeNo, ...access, grantedBy: 'test' }, api.clock.now())
  })
const role = (loginId: string, name: 'support' | 'readOnly' | 'education') =>
  give({ loginId, role: name, branchNo: null })

it('refuses a file with unmasked names to a role without that right', async () => {
  const file = await made('moved')
  await role('moved', 'support')
  expect(JSON.parse(await take(file))).toMatchObject({ code: -3522, entity: null })
  await role('moved', 'education')
  expect(await take(file)).toBe('whole')
})

it('refuses a file to a role that exports no lists', async () => {
  const file = await made('reader')
  await role('reader', 'readOnly')
  expect(await take(file)).not.toContain('whole')
  const row = await api.database.db.staffExport.findUniqueOrThrow({ where: { exportNo: file.exportNo } })
  expect([row.status, row.takingAt]).toEqual(['ready', null])
})

it('refuses the list of a former branch to an employee who changed branches', async () => {
  const file = await made('branched')
  const { branchNo } = await addBranch(api.database.db)
  api.clock.advance(60)
  await give({ loginId: 'branched', role: 'branch', branchNo })
  expect(await take(file)).not.toContain('whole')
})
