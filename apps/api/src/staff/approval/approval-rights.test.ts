import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { readApproval } from '@hygiene/contracts/staff/approval/read-approval'
import { endAccount } from '@hygiene/operations/staff/employee/disable-account'
import { giveRole } from '@hygiene/operations/staff/employee/give-role'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRoleRequests, type RoleRequests } from '../../testing/role-request.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let roles: RoleRequests

beforeAll(async () => {
  api = await startTestApi()
  roles = await openRoleRequests(api)
})
afterAll(() => api.stop())

const approve = (approvalNo: number) => roles.approver.client.call(approveChange, { approvalNo, text: '' })

async function asked(loginId: string) {
  const { client, employeeNo: makerNo } = await logInStaff(api, loginId, 'headquarters')
  const { employeeNo } = await roles.addColleague()
  const { approvalNo } = (await roles.ask(employeeNo, {}, client)).entity
  return { approvalNo, employeeNo, makerNo }
}

describe('a request after a change of its maker', () => {
  it('ends the request immediately with the reason when its maker is disabled', async () => {
    const { approvalNo, employeeNo, makerNo } = await asked('leaving')
    await api.database.db.$transaction((db) => endAccount(db, makerNo, api.clock.now()))
    const { entity } = await roles.approver.client.call(readApproval, { approvalNo })
    expect(entity.status).toBe('makerGone')
    expect((await approve(approvalNo)).refusal).toBe('APPROVAL_DECIDED')
    expect((await roles.employee(employeeNo)).role).toBe('support')
  })

  it('ends the request immediately when its maker has another role', async () => {
    const { approvalNo, makerNo } = await asked('moving')
    const moved = { employeeNo: makerNo, role: 'support', branchNo: null, grantedBy: 'test' } as const
    await api.database.db.$transaction((db) => giveRole(db, moved, api.clock.now()))
    expect((await roles.request(approvalNo)).status).toBe('makerGone')
  })

  it('refuses an approval and changes nothing when the maker lost the right in another way', async () => {
    const { approvalNo, employeeNo, makerNo } = await asked('lost')
    await api.database.db.employee.update({ where: { employeeNo: makerNo }, data: { role: 'support' } })
    expect((await approve(approvalNo)).refusal).toBe('APPROVAL_MAKER_GONE')
    expect((await roles.request(approvalNo)).status).toBe('makerGone')
    expect((await roles.employee(employeeNo)).role).toBe('support')
  })

  it('approves the request when its maker still has the right', async () => {
    const { approvalNo, employeeNo } = await asked('staying')
    expect((await approve(approvalNo)).code).toBe(1)
    expect((await roles.employee(employeeNo)).role).toBe('finance')
  })
})
