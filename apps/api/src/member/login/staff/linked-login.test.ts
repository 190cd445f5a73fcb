import { randomUUID } from 'node:crypto'
import { checkLogin } from '@hygiene/contracts/member/login/check-login'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { logout } from '@hygiene/contracts/member/login/logout'
import { listNotices } from '@hygiene/contracts/content/board/list-notices'
import { downloadFile } from '@hygiene/contracts/platform/file/download-file'
import { cancelApplication } from '@hygiene/contracts/education/enrolment/cancel-application'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { checkLinkedLogin } from '@hygiene/contracts/member/login/staff/check-linked-login'
import { listAudit } from '@hygiene/contracts/staff/audit-log/list-audit'
import { makeLinkToken } from '@hygiene/contracts/member/login/staff/make-link-token'
import { redeemLink } from '@hygiene/contracts/member/login/staff/redeem-link'
import { staffLogout } from '@hygiene/contracts/staff/employee/staff-logout'
import { submitSurvey } from '@hygiene/contracts/education/survey/submit-survey'
import { endAccount } from '@hygiene/operations/staff/employee/disable-account'
import {
  addCourse,
  addEnrolment,
  addPerson,
  type ContractClient,
  type TaughtCourse,
  type EmployeeWanted,
} from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
let people = 0
const REASON = '결제 문의 전화'
const EDU = { applicationId: 'edu' } as const

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

async function person() {
  people += 1
  const member = await addPerson(api.database.db, { userId: `operator${people}` })
  const licenceNo = `2019000${1000 + people}`
  const { enrolmentNo } = await addEnrolment(api.database.db, member, course, {
    status: 'applied',
    licenceNo,
  })
  return { ...member, enrolmentNo }
}

async function staff(role?: EmployeeWanted['role']) {
  people += 1
  return logInStaff(api, `linker${people}`, role)
}

async function linkTo(memberNo: number) {
  const { client, employeeNo } = await staff()
  const { entity } = await client.call(makeLinkToken, { employeeNo, memberNo, reason: REASON })
  return { authorization: entity.authorization, employeeNo }
}

async function linkedClient(memberNo: number): Promise<{ client: ContractClient; employeeNo: number }> {
  const { authorization, employeeNo } = await linkTo(memberNo)
  const { entity } = await api.client.call(redeemLink, { ...EDU, authorization })
  expect(entity).toMatchObject({ employeeNo, employeeName: '박상담' })
  return { client: api.client.as(entity.accessToken), employeeNo }
}
const audit = (memberNo: number) =>
  api.database.db.auditEntry.findMany({ where: { memberNo }, orderBy: { auditNo: 'asc' } })

describe('a link to an operator’s account', () => {
  it('opens the operator’s account once, within a minute', async () => {
    const { memberNo } = await person()
    const { authorization } = await linkTo(memberNo)
    expect((await api.client.call(checkLinkedLogin, { ...EDU, authorization })).entity.isFree).toBe(true)
    expect((await api.client.call(redeemLink, { ...EDU, authorization })).code).toBe(1)
    expect((await api.client.call(redeemLink, { ...EDU, authorization, disconnect: 1 })).refusal).toBe(
      'LINK_OVER',
    )

    const late = await linkTo(memberNo)
    api.clock.advance(60)
    const { authorization: old } = late
    expect((await api.client.call(checkLinkedLogin, { ...EDU, authorization: old })).refusal).toBe(
      'LINK_OVER',
    )
    expect((await api.client.call(redeemLink, { ...EDU, authorization: old })).refusal).toBe('LINK_OVER')
  })

  it('accepts one of two concurrent redemptions of a link', async () => {
    const { memberNo } = await person()
    const { authorization } = await linkTo(memberNo)
    const both = [1, 2].map(() => api.client.call(redeemLink, { ...EDU, authorization }))
    const codes = (await Promise.all(both)).map(({ code }) => code)
    expect(codes.filter((code) => code === 1)).toHaveLength(1)
  })

  it('requires a confirmation before the operator’s own login ends (-1013)', async () => {
    const { memberNo, userId } = await person()
    const owner = await api.logIn(userId)
    const { authorization } = await linkTo(memberNo)
    const asked = await api.client.call(checkLinkedLogin, { ...EDU, authorization })
    expect([asked.code, asked.refusal]).toEqual([-1013, 'ALREADY_CONNECTED'])
    expect((await api.client.call(redeemLink, { ...EDU, authorization })).code).toBe(-1013)
    expect((await owner.call(fetchUser, {})).code).toBe(1)

    expect((await api.client.call(redeemLink, { ...EDU, authorization, disconnect: 1 })).code).toBe(1)
    expect((await owner.call(fetchUser, {})).code).toBe(-9997)
  })

  it('leaves the operator’s last login and throttle unchanged', async () => {
    const { memberNo } = await person()
    await linkedClient(memberNo)
    const { lastLoginAt } = await api.database.db.member.findUniqueOrThrow({ where: { memberNo } })
    expect(lastLoginAt).toBeNull()
  })

  it('logs each kind of view once and each change with the employee and the reason', async () => {
    const { memberNo, enrolmentNo } = await person()
    const { client, employeeNo } = await linkedClient(memberNo)
    await client.call(listOnlineEnrolments, {})
    await client.call(checkLogin, {})
    await client.call(listNotices, {})
    await client.call(listOnlineEnrolments, { page: 2 })
    await client.call(downloadFile, { fileNo: randomUUID() })
    await client.call(logout, { applicationId: 'other' as 'edu' })
    expect((await client.call(cancelApplication, { enrolmentNo })).code).toBe(1)
    await client.call(logout, EDU)
    const rows = await audit(memberNo)
    const viewed = ['listOnlineEnrolments', 'downloadFile']
    const actions = ['makeLinkToken', 'redeemLink', ...viewed, 'logout', 'cancelApplication', 'logout']
    expect(rows.map(({ operation }) => operation)).toEqual(actions)
    expect(rows.every((row) => row.employeeNo === employeeNo && row.reason === REASON)).toBe(true)
    expect(rows.slice(1).every(({ loginNo }) => loginNo !== null)).toBe(true)
  })

  it('refuses to watch, answer or take the test in the owner’s place', async () => {
    const { memberNo, enrolmentNo } = await person()
    const { client } = await linkedClient(memberNo)
    const sent = { enrolmentNo, surveyResultBean: { surveyNo: 1, answers: [] } }
    expect((await client.call(submitSurvey, sent)).refusal).toBe('OWNER_ONLY')
    expect(await audit(memberNo)).toHaveLength(2)
  })

  it('ends a linked login, and an unopened link, with the employee’s own logout', async () => {
    const { memberNo } = await person()
    const { client, employeeNo } = await staff()
    const sent = { employeeNo, memberNo, reason: REASON }
    const opened = (await client.call(makeLinkToken, sent)).entity.authorization
    const { accessToken } = (await api.client.call(redeemLink, { ...EDU, authorization: opened })).entity
    const other = await person()
    const unopened = (await client.call(makeLinkToken, { ...sent, memberNo: other.memberNo })).entity

    expect((await client.call(staffLogout, {})).code).toBe(1)
    expect((await api.client.as(accessToken).call(fetchUser, {})).refusal).toBe('SESSION_EXPIRED')
    const late = await api.client.call(redeemLink, { ...EDU, authorization: unopened.authorization })
    expect(late.refusal).toBe('LINK_OVER')
  })

  it('ends the linked login for good when the employee is disabled', async () => {
    const { memberNo } = await person()
    const { client, employeeNo } = await linkedClient(memberNo)
    const { db } = api.database
    await db.$transaction((tx) => endAccount(tx, employeeNo, api.clock.now()))
    await db.employee.update({ where: { employeeNo }, data: { disabledAt: null } })
    expect((await client.call(fetchUser, {})).refusal).toBe('SESSION_EXPIRED')
    expect(await db.staffLogin.count({ where: { employeeNo, endedAt: null } })).toBe(0)
  })

  it.each([
    ['an unknown number', 'MEMBER_NOT_FOUND', { memberNo: 999_999 }],
    ['another employee’s number', 'STAFF_FORBIDDEN', { employeeNo: 999_999 }],
  ])('refuses a link for %s', async (_who, refusal, wrong) => {
    const { memberNo } = await person()
    const { client, employeeNo } = await staff()
    const sent = { employeeNo, memberNo, reason: REASON, ...wrong }
    expect((await client.call(makeLinkToken, sent)).refusal).toBe(refusal)
    expect((await client.call(makeLinkToken, { employeeNo, memberNo, reason: ' ' })).status).toBe(400)
  })

  it.each(['dormant', 'unverified'] as const)('refuses a link to an account that is %s', async (state) => {
    people += 1
    const userId = `operator${people}`
    const wanted = state === 'dormant' ? { dormantAt: api.clock.now() } : { verifiedAt: null }
    const { memberNo } = await addPerson(api.database.db, { userId, ...wanted })
    const { client, employeeNo } = await staff()
    const answer = await client.call(makeLinkToken, { employeeNo, memberNo, reason: REASON })
    expect(answer.refusal).toBe('MEMBER_NOT_FOUND')
  })
})

const log = (filter: { memberNo?: number }) => ({ filter, sort: { by: 'at' as const, isDescending: true } })

describe('the audit log', () => {
  it('shows the log only to headquarters, newest first', async () => {
    const { memberNo } = await person()
    await linkTo(memberNo)
    const support = await staff()
    expect((await support.client.call(listAudit, log({}))).refusal).toBe('STAFF_FORBIDDEN')
    const headquarters = await staff('headquarters')
    const { entity } = await headquarters.client.call(listAudit, log({ memberNo }))
    expect(entity.list).toEqual([
      expect.objectContaining({
        memberNos: [memberNo],
        people: 1,
        operation: 'makeLinkToken',
        reason: REASON,
        isLinked: false,
      }),
    ])
    expect(entity.count).toBe(1)
  })

  it('refuses changes and deletions in the audit log', async () => {
    const { memberNo } = await person()
    await linkTo(memberNo)
    const { db } = api.database
    await expect(db.auditEntry.deleteMany({ where: { memberNo } })).rejects.toThrow(/append-only/)
    await expect(db.auditEntry.updateMany({ data: { reason: '-' } })).rejects.toThrow(/append-only/)
    await expect(db.$executeRaw`TRUNCATE "AuditEntry"`).rejects.toThrow(/append-only/)
  })
})
