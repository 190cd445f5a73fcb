import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { chooseFirstPassword } from '@hygiene/contracts/staff/employee/choose-first-password'
import { disableAccount } from '@hygiene/contracts/staff/employee/disable-account'
import { listEmployees } from '@hygiene/contracts/staff/employee/list-employees'
import { makeSetUpLink } from '@hygiene/contracts/staff/employee/make-set-up-link'
import { readRights } from '@hygiene/contracts/staff/employee/read-rights'
import { requestInvite } from '@hygiene/contracts/staff/employee/request-invite'
import { resetApp } from '@hygiene/contracts/staff/employee/reset-app'
import { reviewRights } from '@hygiene/contracts/staff/employee/review-rights'
import { proveSecondFactor } from '@hygiene/contracts/staff/employee/prove-second-factor'
import { readEmployee } from '@hygiene/contracts/staff/employee/read-employee'
import { staffLogin } from '@hygiene/contracts/staff/employee/staff-login'
import { PASSWORD, totpCode } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRoleRequests, type RoleRequests } from '../../testing/role-request.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const OWN_PASSWORD = 'haneul#Bada7391'
const DAY_SECONDS = 86_400

let api: TestApi
let roles: RoleRequests

beforeAll(async () => {
  api = await startTestApi()
  roles = await openRoleRequests(api)
})
afterAll(() => api.stop())

const invite = (loginId: string, more: Partial<SentTo<typeof requestInvite>> = {}) =>
  roles.maker.client.call(requestInvite, {
    loginId,
    name: '새직원',
    role: 'support',
    branchNo: null,
    reasonCode: 'hired',
    text: '상담 충원',
    ...more,
  })
const approve = (approvalNo: number | null) =>
  roles.approver.client.call(approveChange, { approvalNo: approvalNo ?? 0 })
const choose = (setUpSecret: string, password = OWN_PASSWORD) =>
  api.client.call(chooseFirstPassword, { setUpSecret, password })
const link = (employeeNo: number, client = roles.approver.client) =>
  client.call(makeSetUpLink, { employeeNo })
type Wanted = SentTo<typeof listEmployees>['filter'] & { text?: string; by?: 'name' | 'lastLoginAt' }
const listed = ({ text = '', by = 'name', ...filter }: Wanted = {}, client = roles.approver.client) =>
  client.call(listEmployees, { filter, sort: { by, isDescending: false }, text, after: null, peek: null })
const rowOf = async (loginId: string) => {
  const { list } = (await listed({ text: loginId })).entity
  return list.find((row) => row.loginId === loginId)
}

async function addInvited(loginId: string): Promise<number> {
  await approve((await invite(loginId)).entity.approvalNo)
  return (await api.database.db.employee.findUniqueOrThrow({ where: { loginId } })).employeeNo
}

describe('new employees', () => {
  it('creates an employee after an approval and lets the employee choose the password', async () => {
    const { approvalNo } = (await invite('newhand')).entity
    expect(await rowOf('newhand')).toBeUndefined()
    await approve(approvalNo)
    const invited = await rowOf('newhand')
    expect(invited).toMatchObject({ state: 'invited', role: 'support', lastLoginAt: null })
    expect((await roles.employee(invited?.employeeNo ?? 0)).grants).toMatchObject([
      { role: 'support', grantedBy: 'maker, approver' },
    ])

    const { setUpSecret } = (await link(invited?.employeeNo ?? 0)).entity
    expect((await choose(setUpSecret)).entity.loginId).toBe('newhand')
    const { entity } = await api.client.call(staffLogin, { loginId: 'newhand', password: OWN_PASSWORD })
    expect(entity.step).toBe('setUp')
    expect(await rowOf('newhand')).toMatchObject({ state: 'noApp' })
    const code = totpCode(api.clock.now(), 0, entity.totp?.secret)
    expect((await api.client.as(entity.accessToken).call(proveSecondFactor, { code })).code).toBe(1)
    expect(await rowOf('newhand')).toMatchObject({ state: 'working' })
  })

  it('refuses a set-up link by the inviter and gives one by another employee', async () => {
    const employeeNo = await addInvited('helper01')
    expect((await link(employeeNo, roles.maker.client)).refusal).toBe('SET_UP_BY_INVITER')
    const first = (await link(employeeNo)).entity.setUpSecret
    const second = (await link(employeeNo)).entity.setUpSecret
    expect((await choose(first)).refusal).toBe('SET_UP_OVER')
    expect((await choose(second, 'helper01!x')).refusal).toBe('PASSWORD_PERSONAL')
    expect((await choose(second)).code).toBe(1)
    expect((await link(employeeNo)).refusal).toBe('EMPLOYEE_SET_UP')
    expect((await link(99_999)).refusal).toBe('EMPLOYEE_NOT_FOUND')
  })

  it('logs the choice of the first password', async () => {
    const employeeNo = await addInvited('helper04')
    await choose((await link(employeeNo)).entity.setUpSecret)
    const rows = await api.database.db.auditEntry.findMany({ where: { employeeNo } })
    expect(rows.map(({ operation }) => operation)).toEqual(['chooseFirstPassword'])
  })

  it('accepts a set-up link once, even for two concurrent uses', async () => {
    const employeeNo = await addInvited('helper02')
    const { setUpSecret } = (await link(employeeNo)).entity
    const answers = await Promise.all([choose(setUpSecret), choose(setUpSecret, 'namu!Sup48213')])
    expect(answers.map(({ refusal }) => refusal ?? 'done').toSorted()).toEqual(['SET_UP_OVER', 'done'])
  })

  it('expires a set-up link after a day', async () => {
    const employeeNo = await addInvited('helper03')
    const { setUpSecret } = (await link(employeeNo)).entity
    const now = api.clock.now()
    api.clock.advance(DAY_SECONDS)
    expect((await choose(setUpSecret)).refusal).toBe('SET_UP_OVER')
    api.clock.set(now)
    expect((await choose(setUpSecret)).code).toBe(1)
  })

  it('refuses a second invitation, a taken id and a wrong branch', async () => {
    expect((await invite('maker')).refusal).toBe('LOGIN_ID_TAKEN')
    expect((await invite('someone1', { role: 'branch' })).refusal).toBe('ROLE_BRANCH_WRONG')
    expect((await invite('someone1', { role: 'branch', branchNo: 99_999 })).refusal).toBe('ROLE_BRANCH_WRONG')
    expect((await invite('Some One')).status).toBe(400)
    const { approvalNo } = (await invite('someone1')).entity
    expect((await invite('someone1')).refusal).toBe('APPROVAL_TWIN_PENDING')
    await api.database.db.employee.create({
      data: {
        loginId: 'someone1',
        name: '먼저',
        role: 'support',
        passwordHash: 'x',
        createdAt: api.clock.now(),
      },
    })
    expect((await approve(approvalNo)).refusal).toBe('APPROVAL_CHANGED')
  })
})

describe('employees', () => {
  it('lists employees with state, last login, branch and the due date of their rights', async () => {
    const { employeeNo, approvalNo } = await roles.addRequest()
    const { loginId } = await roles.employee(employeeNo)
    expect(await rowOf(loginId)).toMatchObject({
      approvalNo,
      state: 'working',
      branchName: null,
      reviewedAt: null,
      reviewDueAt: '2026-07-04T15:00:00.000Z',
      isReviewOverdue: true,
      isSelf: false,
    })
    expect(await rowOf('approver')).toMatchObject({ isSelf: true, lastLoginAt: expect.any(String) })
    const rights = (await roles.approver.client.call(readRights, { employeeNo })).entity
    expect(rights.employee).toEqual(await rowOf(loginId))
  })

  it.each<[string, Wanted, boolean]>([
    ['a role', { role: 'headquarters' }, true],
    ['another role', { role: 'readOnly' }, false],
    ['a state', { state: 'working' }, true],
    ['a branch', { branchNo: 1 }, false],
    ['rights that are not due', { isReviewOverdue: false }, false],
    ['a part of a login id', { text: 'prove' }, true],
    ['words of no employee', { text: '없는 이' }, false],
  ])('filters employees by %s', async (_what, wanted, isFound) => {
    const { list } = (await listed(wanted)).entity
    expect(list.some(({ loginId }) => loginId === 'approver')).toBe(isFound)
  })

  it('sorts employees as requested and puts those without a login last', async () => {
    const logins = (await listed({ by: 'lastLoginAt' })).entity.list.map(({ lastLoginAt }) => lastLoginAt)
    const known = logins.filter((at) => at !== null)
    expect(logins.slice(0, known.length)).toEqual(known.toSorted())
    expect((await listed({ by: 'loginId' as 'name' })).status).toBe(400)
  })

  it('lets another employee review the rights and keeps every grant and review', async () => {
    const { employeeNo, loginId } = await roles.addColleague()
    const { client } = roles.approver
    const text = '맡은 일과 같음'
    expect((await client.call(reviewRights, { employeeNo, text })).code).toBe(1)
    expect(await rowOf(loginId)).toMatchObject({ isReviewOverdue: false, reviewedAt: expect.any(String) })
    const rights = (await client.call(readRights, { employeeNo })).entity
    expect(rights).toMatchObject({ grants: [{ role: 'support' }], reviews: [{ role: 'support', text }] })
    const own = { employeeNo: roles.approver.employeeNo, text }
    expect((await client.call(reviewRights, own)).refusal).toBe('EMPLOYEE_YOURSELF')
    await expect(api.database.db.roleReview.deleteMany({})).rejects.toThrow(/stands/)
    expect((await client.call(readRights, { employeeNo: 99_999 })).refusal).toBe('EMPLOYEE_NOT_FOUND')
  })

  it('ends the login when the app is reset and requires the set-up of another app', async () => {
    const employee = await logInStaff(api, 'lostphone')
    const sent = { employeeNo: employee.employeeNo, text: '휴대전화 분실' }
    expect((await roles.approver.client.call(resetApp, sent)).code).toBe(1)
    expect((await employee.client.call(readEmployee, {})).refusal).toBe('STAFF_SESSION_EXPIRED')
    const { entity } = await api.client.call(staffLogin, { loginId: 'lostphone', password: PASSWORD })
    expect(entity.step).toBe('setUp')
    const action = { operation: 'resetApp', subjectKind: 'employee', detail: 'lostphone' }
    expect(await api.database.db.auditEntry.count({ where: { ...action, reason: '휴대전화 분실' } })).toBe(1)
  })

  it('ends the login when another employee disables the account and refuses one’s own', async () => {
    const employee = await logInStaff(api, 'leaving')
    const { client } = roles.approver
    const text = '퇴사'
    expect((await client.call(disableAccount, { employeeNo: employee.employeeNo, text })).code).toBe(1)
    expect((await employee.client.call(readEmployee, {})).refusal).toBe('STAFF_SESSION_EXPIRED')
    expect(await rowOf('leaving')).toMatchObject({ state: 'disabled', isReviewOverdue: false })
    const own = { employeeNo: roles.approver.employeeNo, text }
    expect((await client.call(disableAccount, own)).refusal).toBe('EMPLOYEE_YOURSELF')
    for (const contract of [disableAccount, resetApp, reviewRights])
      expect((await client.call(contract, { employeeNo: employee.employeeNo, text })).refusal).toBe(
        'EMPLOYEE_NOT_FOUND',
      )
  })

  it('shows and changes employees only for headquarters', async () => {
    const { client } = await logInStaff(api, 'curious', 'education')
    expect((await listed({}, client)).refusal).toBe('STAFF_FORBIDDEN')
    expect((await client.call(resetApp, { employeeNo: 1, text: '분실' })).refusal).toBe('STAFF_FORBIDDEN')
  })
})
