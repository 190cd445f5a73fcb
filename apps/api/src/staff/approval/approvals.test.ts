import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { countApprovals } from '@hygiene/contracts/staff/approval/count-approvals'
import { countApprovers } from '@hygiene/contracts/staff/approval/count-approvers'
import { listApprovals } from '@hygiene/contracts/staff/approval/list-approvals'
import { readApproval } from '@hygiene/contracts/staff/approval/read-approval'
import { rejectChange } from '@hygiene/contracts/staff/approval/reject-change'
import { withdrawChange } from '@hygiene/contracts/staff/approval/withdraw-change'
import { readEmployee } from '@hygiene/contracts/staff/employee/read-employee'
import { addBranch } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRoleRequests, type RoleRequests } from '../../testing/role-request.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const DAY_SECONDS = 86_400

let api: TestApi
let roles: RoleRequests

beforeAll(async () => {
  api = await startTestApi()
  roles = await openRoleRequests(api)
})
afterAll(() => api.stop())

const approve = (approvalNo: number, client = roles.approver.client, text = '') =>
  client.call(approveChange, { approvalNo, text })
const reject = (approvalNo: number, text = '사유가 맞지 않음', client = roles.approver.client) =>
  client.call(rejectChange, { approvalNo, text })
const list = async (view: 'toDecide' | 'asked' | 'ended', client = roles.approver.client) =>
  (await client.call(listApprovals, { view })).entity
const read = (approvalNo: number, client = roles.approver.client) => client.call(readApproval, { approvalNo })

describe('a change that needs two employees', () => {
  it('changes nothing until another employee approves and then everything at once', async () => {
    const employee = await logInStaff(api, 'moving')
    const asked = await roles.ask(employee.employeeNo)
    expect((await roles.employee(employee.employeeNo)).role).toBe('support')
    expect((await employee.client.call(readEmployee, {})).code).toBe(1)

    const { approvalNo } = asked.entity
    expect((await approve(approvalNo, roles.approver.client, '확인함')).code).toBe(1)
    const { role, grants } = await roles.employee(employee.employeeNo)
    expect(role).toBe('finance')
    expect(grants.at(-1)).toMatchObject({ role: 'finance', grantedBy: 'maker, approver' })
    expect((await employee.client.call(readEmployee, {})).refusal).toBe('STAFF_SESSION_EXPIRED')
    expect(await roles.request(approvalNo)).toMatchObject({
      status: 'approved',
      approverNo: roles.approver.employeeNo,
      decisionText: '확인함',
    })
    const actions = await api.database.db.auditEntry.findMany({
      where: { subjectKind: 'approval', subjectNo: approvalNo },
    })
    expect(
      actions.map(({ operation, detail, employeeNo, reason }) => [operation, detail, employeeNo, reason]),
    ).toEqual([
      ['requestApproval', '역할 바꾸기', roles.maker.employeeNo, '회계로 자리를 옮김'],
      ['approveChange', '역할 바꾸기', roles.approver.employeeNo, '확인함'],
    ])
  })

  it('keeps the record unchanged when the request is rejected with words', async () => {
    const { approvalNo, employeeNo } = await roles.addRequest()
    expect((await reject(approvalNo, ' ')).status).toBe(400)
    expect((await reject(approvalNo)).code).toBe(1)
    expect((await roles.employee(employeeNo)).role).toBe('support')
    expect((await read(approvalNo, roles.maker.client)).entity).toMatchObject({
      status: 'rejected',
      decisionText: '사유가 맞지 않음',
      isUnchanged: null,
    })
    expect((await approve(approvalNo)).refusal).toBe('APPROVAL_DECIDED')
  })

  it('lets only its maker withdraw the request', async () => {
    const { approvalNo, employeeNo } = await roles.addRequest()
    const withdraw = (client = roles.maker.client) => client.call(withdrawChange, { approvalNo })
    expect((await withdraw(roles.approver.client)).refusal).toBe('APPROVAL_NOT_YOURS')
    expect((await withdraw()).code).toBe(1)
    expect((await withdraw()).refusal).toBe('APPROVAL_DECIDED')
    expect((await roles.ask(employeeNo)).code).toBe(1)
  })

  it('shows the difference, the effects and whether the record is unchanged', async () => {
    const { approvalNo, employeeNo } = await roles.addRequest()
    expect((await read(approvalNo)).entity).toMatchObject({
      kind: 'changeRole',
      makerName: '박상담',
      makerRole: 'headquarters',
      reason: '부서 이동',
      isUnchanged: true,
      obstacle: null,
      shown: {
        rows: [
          { label: '역할', before: '상담', after: '회계' },
          { before: '-', after: '-' },
        ],
      },
    })
    expect((await read(approvalNo, roles.maker.client)).entity.obstacle).toBe('APPROVAL_OWN')
    await api.database.db.employee.update({ where: { employeeNo }, data: { role: 'education' } })
    expect((await read(approvalNo)).entity.isUnchanged).toBe(false)
  })
})

describe('a refused request', () => {
  it('refuses a decision by the maker or the employee concerned', async () => {
    const { approvalNo } = await roles.addRequest()
    expect((await approve(approvalNo, roles.maker.client)).refusal).toBe('APPROVAL_OWN')
    expect((await reject(approvalNo, '아님', roles.maker.client)).refusal).toBe('APPROVAL_OWN')

    const third = await logInStaff(api, 'third', 'headquarters')
    const about = (await roles.ask(third.employeeNo)).entity.approvalNo
    expect((await approve(about, third.client)).refusal).toBe('APPROVAL_ABOUT_YOURSELF')
    expect((await list('toDecide', third.client)).list.map((row) => row.approvalNo)).not.toContain(about)
    expect((await approve(about)).code).toBe(1)
  })

  it('refuses and hides the request from a role that does not decide such changes', async () => {
    const { approvalNo } = await roles.addRequest()
    for (const role of ['branch', 'education', 'finance', 'support'] as const) {
      const { client } = await logInStaff(api, `strange ${role}`, role)
      expect((await approve(approvalNo, client)).refusal).toBe('APPROVAL_ROLE_MAY_NOT')
      expect((await reject(approvalNo, '아님', client)).refusal).toBe('APPROVAL_ROLE_MAY_NOT')
      expect((await read(approvalNo, client)).refusal).toBe('APPROVAL_NOT_FOUND')
      expect((await list('toDecide', client)).list).toEqual([])
      expect((await client.call(countApprovals, {})).entity).toEqual({ toDecide: 0, asked: 0 })
      expect((await list('ended', client)).list).toEqual([])
    }
    const { client } = await logInStaff(api, 'reader', 'readOnly')
    expect((await client.call(listApprovals, {})).refusal).toBe('STAFF_FORBIDDEN')
  })

  it('refuses a twin of a pending request, including two concurrent ones', async () => {
    const { employeeNo } = await roles.addRequest()
    expect((await roles.ask(employeeNo, { role: 'education' })).refusal).toBe('APPROVAL_TWIN_PENDING')

    const employee = await roles.addColleague()
    const answers = await Promise.all([1, 2, 3, 4].map(() => roles.ask(employee.employeeNo)))
    const twins = answers.map(({ refusal }) => refusal).filter((refusal) => refusal !== null)
    expect(twins).toEqual(Array(3).fill('APPROVAL_TWIN_PENDING'))
  })

  it('refuses a request when no second employee could approve', async () => {
    const { db } = api.database
    const { employeeNo } = await roles.addColleague()
    const others = { role: 'headquarters', employeeNo: { not: roles.maker.employeeNo } } as const
    const all = await db.employee.count({ where: others })
    await db.employee.updateMany({ where: others, data: { disabledAt: api.clock.now() } })
    const count = async () => (await roles.maker.client.call(countApprovers, { kind: 'changeRole' })).entity
    expect((await count()).count).toBe(0)
    expect((await roles.ask(employeeNo)).refusal).toBe('APPROVAL_NO_APPROVER')

    await db.employee.updateMany({ where: others, data: { disabledAt: null } })
    expect(await count()).toMatchObject({ count: all, loggedIn: all })
    expect((await roles.ask(employeeNo)).code).toBe(1)
  })

  it.each([
    ['the same role', { role: 'support' }, 'ROLE_UNCHANGED'],
    ['a branch’s role without a branch', { role: 'branch' }, 'ROLE_BRANCH_WRONG'],
    ['another role with a branch', { branchNo: 1 }, 'ROLE_BRANCH_WRONG'],
    ['a branch that is not there', { role: 'branch', branchNo: 99_999 }, 'ROLE_BRANCH_WRONG'],
    ['a reason that is not offered', { reasonCode: 'toString' }, 'APPROVAL_REASON_UNKNOWN'],
    ['evidence that is not there', { evidenceFileNo: crypto.randomUUID() }, 'FILE_NOT_FOUND'],
  ] as const)('refuses a request for %s', async (_what, more, refusal) => {
    const { employeeNo } = await roles.addColleague()
    expect((await roles.ask(employeeNo, more)).refusal).toBe(refusal)
    expect(await api.database.db.approval.count({ where: { subject: `employee ${employeeNo}` } })).toBe(0)
  })

  it('refuses a request about an employee who does not exist or left before the decision', async () => {
    expect((await roles.ask(99_999)).refusal).toBe('APPROVAL_SUBJECT_GONE')
    const { approvalNo, employeeNo } = await roles.addRequest()
    const disabledAt = api.clock.now()
    await api.database.db.employee.update({ where: { employeeNo }, data: { disabledAt } })
    expect((await approve(approvalNo)).refusal).toBe('APPROVAL_CHANGED')
    expect((await roles.request(approvalNo)).status).toBe('changed')
    for (const missing of [approve(99_999), reject(99_999), read(99_999)])
      expect((await missing).refusal).toBe('APPROVAL_NOT_FOUND')
  })
})

it('moves an employee to another branch', async () => {
  const { branchNo } = await addBranch(api.database.db)
  const { approvalNo, employeeNo } = await roles.addRequest({ role: 'branch', branchNo })
  await approve(approvalNo)
  expect(await roles.employee(employeeNo)).toMatchObject({ role: 'branch', branchNo })
})

it('lists pending requests for maker and approver by deadline and lists ended ones', async () => {
  const first = await roles.addRequest()
  const second = await roles.addRequest()
  const waiting = await list('toDecide')
  const numbers = waiting.list.map(({ approvalNo }) => approvalNo)
  expect(numbers.indexOf(first.approvalNo)).toBeLessThan(numbers.indexOf(second.approvalNo))
  const count = (await roles.approver.client.call(countApprovals, {})).entity
  expect(count).toEqual({ toDecide: numbers.length, asked: 0 })
  const own = await list('asked', roles.maker.client)
  expect(own.list[0]).toMatchObject({ approvalNo: second.approvalNo, isMine: true, status: 'pending' })
  expect((await list('toDecide', roles.maker.client)).list).toEqual([])

  await reject(first.approvalNo)
  expect((await list('ended')).list[0]).toMatchObject({ approvalNo: first.approvalNo, status: 'rejected' })
})

it('expires a request after seven days and accepts a new one', async () => {
  const { approvalNo, employeeNo } = await roles.addRequest()
  const now = api.clock.now()
  api.clock.advance(7 * DAY_SECONDS)
  const late = await logInStaff(api, 'late', 'headquarters')
  expect((await list('ended', late.client)).list[0]).toMatchObject({ approvalNo, status: 'expired' })
  expect((await approve(approvalNo, late.client)).refusal).toBe('APPROVAL_EXPIRED')
  expect(await roles.request(approvalNo)).toMatchObject({ status: 'expired', decidedAt: api.clock.now() })
  expect((await roles.employee(employeeNo)).role).toBe('support')

  expect((await roles.ask(employeeNo, {}, late.client)).code).toBe(1)
  api.clock.set(now)
})
