import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { login } from '@hygiene/contracts/member/login/login'
import { LOGIN_HEADER } from '@hygiene/contracts/kit/envelope'
import { listAudit } from '@hygiene/contracts/staff/audit-log/list-audit'
import { makeLinkToken } from '@hygiene/contracts/member/login/staff/make-link-token'
import { proveSecondFactor } from '@hygiene/contracts/staff/employee/prove-second-factor'
import { redeemLink } from '@hygiene/contracts/member/login/staff/redeem-link'
import { staffLogin } from '@hygiene/contracts/staff/employee/staff-login'
import { addEmployee, addPerson, PASSWORD, totpCode } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const EDU = { applicationId: 'edu' } as const
const REASON = '결제 문의 전화'
let api: TestApi
let people = 0

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(() => api.clock.advance(3600))

async function linked() {
  people += 1
  const { memberNo } = await addPerson(api.database.db, { userId: `operator${people}` })
  const { client, employeeNo } = await logInStaff(api, `admin${people}`)
  const { entity } = await client.call(makeLinkToken, { employeeNo, memberNo, reason: REASON })
  const { authorization } = entity
  const answer = await api.client.call(redeemLink, { ...EDU, authorization })
  const operator = api.client.as(answer.entity.accessToken)
  const userId = `operator${people}`
  return { memberNo, userId, employeeNo, loginId: `admin${people}`, client, operator }
}

function runStaffCli(...text: string[]) {
  const cli = new URL('../../../../console/src/staff.ts', import.meta.url).pathname
  const env = { ...process.env, DATABASE_URL: api.config.DATABASE_URL, STAFF_PASSWORD: 'Qv7!mxw2Lr' }
  return promisify(execFile)(process.execPath, [cli, ...text], { env })
}

describe('an employee without the right to log in', () => {
  it('closes the operators’ accounts of a disabled employee immediately', async () => {
    const { operator, employeeNo } = await linked()
    expect((await operator.call(fetchUser, {})).code).toBe(1)
    await api.database.db.employee.update({
      where: { employeeNo },
      data: { disabledAt: api.clock.now() },
    })
    expect((await operator.call(fetchUser, {})).code).toBe(-1014)
  })

  it('closes the operators’ accounts when the new role opens none', async () => {
    const { operator, employeeNo } = await linked()
    await api.database.db.employee.update({ where: { employeeNo }, data: { role: 'finance' } })
    expect((await operator.call(fetchUser, {})).code).toBe(-1014)
  })

  it.each(['password', 'reset-totp'])(
    'revokes links and operators’ accounts with «pnpm staff %s»',
    async (command) => {
      const { operator, loginId, memberNo, employeeNo, client } = await linked()
      const { entity } = await client.call(makeLinkToken, { employeeNo, memberNo, reason: REASON })
      await runStaffCli(command, loginId, '--reason', '전화기 분실')
      expect((await operator.call(fetchUser, {})).code).toBe(-1014)
      const { authorization } = entity
      expect((await api.client.call(redeemLink, { ...EDU, authorization })).refusal).toBe('LINK_OVER')
      const headquarters = await logInStaff(api, `head${people}`, 'headquarters')
      const [newest] = (
        await headquarters.client.call(listAudit, { filter: {}, sort: { by: 'at', isDescending: true } })
      ).entity.list
      expect(newest).toMatchObject({
        operation: command === 'password' ? 'changeEmployeePassword' : 'resetEmployeeApp',
        detail: loginId,
        reason: '전화기 분실',
        employeeName: null,
        loginId: null,
        consoleUser: expect.stringMatching(/./),
        isLinked: false,
      })
    },
  )
})

describe('an operator’s account left open on a console', () => {
  it('closes after thirty idle minutes like the console and no longer blocks its owner', async () => {
    const { operator, userId } = await linked()
    const { headers } = await operator.call(fetchUser, {})
    expect(headers.get(LOGIN_HEADER)).toBe('1800')
    api.clock.advance(1799)
    const kept = await operator.call(fetchUser, {})
    expect(kept.headers.get(LOGIN_HEADER)).toBe('1800')
    const sent = { userId, userPw: PASSWORD, ...EDU }
    expect((await api.client.call(login, sent)).refusal).toBe('ALREADY_CONNECTED')
    api.clock.advance(1800)
    expect((await operator.call(fetchUser, {})).code).toBe(-1014)
    const { entity } = await api.client.call(login, sent)
    expect(entity.remainingSeconds).toBe(7200)
  })
})

describe('the audit log', () => {
  it('logs the use of a link besides its creation', async () => {
    const { memberNo, employeeNo } = await linked()
    const rows = await api.database.db.auditEntry.findMany({
      where: { memberNo },
      orderBy: { auditNo: 'asc' },
    })
    expect(rows.map(({ operation }) => operation)).toEqual(['makeLinkToken', 'redeemLink'])
    const opened = await api.database.db.login.findFirstOrThrow({ where: { memberNo } })
    expect(rows[1]).toMatchObject({
      employeeNo,
      loginNo: opened.loginNo,
      reason: REASON,
      ipAddress: '127.0.0.1',
    })
  })
})

describe('the operators’ login', () => {
  it.each(['staff', 'staff-code'])('locks no employee out for the id «%s:…»', async (kind) => {
    people += 1
    const loginId = `admin${people}`
    await addEmployee(api.database.db, { loginId, totpKey: api.config.STAFF_TOTP_KEY })
    for (let turn = 0; turn < 5; turn += 1) {
      const sent = { userId: `${kind}:${loginId}`, userPw: 'Wrong!26', ...EDU }
      expect((await api.client.call(login, sent)).refusal).toBe('UNKNOWN_ID')
      api.clock.advance(10)
    }
    const { entity } = await api.client.call(staffLogin, { loginId, password: PASSWORD })
    const code = totpCode(api.clock.now())
    expect((await api.client.as(entity.accessToken).call(proveSecondFactor, { code })).code).toBe(1)
  })
})
