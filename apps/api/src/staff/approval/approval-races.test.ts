import { once } from 'node:events'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { rejectChange } from '@hygiene/contracts/staff/approval/reject-change'
import { contractClient, interleave } from '@hygiene/testing'
import { eventually } from '@hygiene/testing/drive/eventually'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRoleRequests, type RoleRequests } from '../../testing/role-request.ts'
import { spawnApi, useMachineClock } from '../../testing/spawn-api.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let roles: RoleRequests

beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' })
  roles = await openRoleRequests(api)
})
afterAll(() => api.stop())

const approve = (approvalNo: number, client = roles.approver.client) =>
  client.call(approveChange, { approvalNo })
const givenTo = async (employeeNo: number) => (await roles.employee(employeeNo)).grants.length - 1

it('accepts one of two concurrent approvers and makes the change once', async () => {
  const other = await logInStaff(api, 'approver2', 'headquarters')
  for (let round = 0; round < 8; round += 1) {
    const { approvalNo, employeeNo } = await roles.addRequest()
    const answers = await Promise.all([
      approve(approvalNo),
      approve(approvalNo, other.client),
      approve(approvalNo),
      other.client.call(rejectChange, { approvalNo, text: '아님' }),
    ])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(new Set(answers.map(({ refusal }) => refusal))).toEqual(new Set([null, 'APPROVAL_DECIDED']))
    const isApproved = (await roles.request(approvalNo)).status === 'approved'
    expect(await givenTo(employeeNo)).toBe(isApproved ? 1 : 0)
  }
})

it('waits for a concurrent change of the record and then ends the request', async () => {
  const { approvalNo, employeeNo } = await roles.addRequest()
  const answer = await interleave(
    api.database,
    (db) => db.employee.update({ where: { employeeNo }, data: { role: 'education' } }),
    () => approve(approvalNo),
  )
  expect(answer.refusal).toBe('APPROVAL_CHANGED')
  expect((await roles.employee(employeeNo)).role).toBe('education')
  expect((await roles.request(approvalNo)).status).toBe('changed')
  expect((await approve(approvalNo)).refusal).toBe('APPROVAL_DECIDED')
})

it('refuses to change or delete a decided request and a pending request outside its decision', async () => {
  const { db } = api.database
  const { approvalNo } = await roles.addRequest()
  const where = { approvalNo }
  const refused = /changes by its decision only/
  await expect(db.approval.update({ where, data: { facts: {} } })).rejects.toThrow(refused)
  await approve(approvalNo)
  const again = { status: 'pending', decidedAt: null } as const
  await expect(db.approval.update({ where, data: again })).rejects.toThrow(refused)
  await expect(db.approval.delete({ where })).rejects.toThrow(refused)
  await expect(db.$executeRaw`TRUNCATE "Approval" CASCADE`).rejects.toThrow(refused)
})

it('leaves each approval complete or not begun when the API is killed', async () => {
  await useMachineClock(api)
  const requests = []
  for (let count = 0; count < 48; count += 1) requests.push(await roles.addRequest())
  const { child, origin } = await spawnApi(api.config.DATABASE_URL)
  const numbers = requests.map(({ approvalNo }) => approvalNo)
  const client = contractClient(origin).as(roles.approver.token)
  const countApproved = () =>
    api.database.db.approval.count({ where: { approvalNo: { in: numbers }, status: 'approved' } })
  const answers = Promise.allSettled(numbers.map((approvalNo) => approve(approvalNo, client)))
  await eventually(async () => (await countApproved()) >= 3)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const answered = (await answers).filter(({ status }) => status === 'fulfilled').length
  await new Promise((resolve) => setTimeout(resolve, 500))

  let approved = 0
  for (const { approvalNo, employeeNo } of requests) {
    const { status } = await roles.request(approvalNo)
    const { role, grants } = await roles.employee(employeeNo)
    const isWhole = status === 'approved'
    expect([status, role, grants.length]).toEqual(
      isWhole ? ['approved', 'finance', 2] : ['pending', 'support', 1],
    )
    const action = {
      operation: 'approveChange',
      subjectKind: 'approval',
      subjectNo: approvalNo,
      detail: '역할 바꾸기',
    }
    expect(await api.database.db.auditEntry.count({ where: action })).toBe(isWhole ? 1 : 0)
    approved += isWhole ? 1 : 0
  }
  expect(approved).toBeGreaterThanOrEqual(answered)
  expect(approved).toBeLessThan(requests.length)
})
