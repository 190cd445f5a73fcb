import { LOGIN_HEADER } from '@hygiene/contracts/kit/envelope'
import { listMembers } from '@hygiene/contracts/member/account/staff/list-members'
import { extendStaffLogin } from '@hygiene/contracts/staff/employee/extend-staff-login'
import { proveSecondFactor } from '@hygiene/contracts/staff/employee/prove-second-factor'
import { readEmployee } from '@hygiene/contracts/staff/employee/read-employee'
import { staffLogin } from '@hygiene/contracts/staff/employee/staff-login'
import { staffLogout } from '@hygiene/contracts/staff/employee/staff-logout'
import { addEmployee, addPerson, type EmployeeWanted, interleave, PASSWORD, totpCode } from '@hygiene/testing'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let people = 0
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
// Each test has its own half-minutes, because a code is accepted once.
beforeEach(() => api.clock.advance(3600))

async function employee(wanted: Partial<EmployeeWanted> = {}) {
  people += 1
  const totpKey = api.config.STAFF_TOTP_KEY
  return addEmployee(api.database.db, { loginId: `staff${people}`, totpKey, ...wanted })
}
const typed = (loginId: string, password = PASSWORD) => api.client.call(staffLogin, { loginId, password })
const code = (token: string, sent: string) => api.client.as(token).call(proveSecondFactor, { code: sent })

async function logIn(loginId: string) {
  const { entity } = await typed(loginId)
  const proved = await code(entity.accessToken, totpCode(api.clock.now()))
  return api.client.as(proved.entity.accessToken)
}

describe('a staff login', () => {
  it('requires the password and then a code before any other call', async () => {
    const { loginId, employeeNo } = await employee()
    const { entity } = await typed(loginId)
    expect(entity).toMatchObject({ step: 'code', totp: null })
    const half = api.client.as(entity.accessToken)
    expect((await half.call(readEmployee, {})).refusal).toBe('STAFF_LOGIN_REQUIRED')
    const search = { filter: {}, sort: { by: 'joinedAt', isDescending: true } } as const
    expect((await half.call(listMembers, search)).refusal).toBe('STAFF_LOGIN_REQUIRED')

    const proved = await code(entity.accessToken, totpCode(api.clock.now()))
    expect(proved.entity).toMatchObject({ employeeNo, loginId, role: 'support', name: '박상담' })
    const whole = api.client.as(proved.entity.accessToken)
    expect((await whole.call(readEmployee, {})).entity).toMatchObject({ employeeNo })
    // The token of the first factor is worthless now, so a caller who saw it gains nothing.
    expect((await half.call(readEmployee, {})).refusal).toBe('STAFF_SESSION_EXPIRED')
  })

  it('connects the authenticator app at the first login and never shows its secret again', async () => {
    const { loginId } = await employee({ hasTotp: false })
    const first = await typed(loginId)
    expect(first.entity.step).toBe('setUp')
    expect(first.entity.totp?.uri).toMatch(/^otpauth:\/\/totp\//)
    const secret = Secret.fromBase32(first.entity.totp?.secret ?? '')
    const shown = new TOTP({ secret }).generate({ timestamp: api.clock.now().getTime() })
    expect((await code(first.entity.accessToken, shown)).code).toBe(1)
    expect((await typed(loginId)).entity).toMatchObject({ step: 'code', totp: null })
  })

  it('shows no new secret to a caller who comes while the app is being connected', async () => {
    const { loginId, employeeNo } = await employee({ hasTotp: false })
    const late = await interleave(
      api.database,
      async (db) => db.employee.update({ where: { employeeNo }, data: { totpConfirmedAt: api.clock.now() } }),
      async () => typed(loginId),
    )
    expect(late.entity).toMatchObject({ step: 'code', totp: null })
  })

  it.each([
    ['a code of now', 0, true],
    ['of the half-minute before', -1, true],
    ['of the next half-minute, where a phone runs ahead', 1, true],
    ['of a minute ago', -2, false],
    ['of a minute from now', 2, false],
  ])('checks the validity of a code: %s', async (_which, stepsLater, isTaken) => {
    const { loginId } = await employee()
    const { entity } = await typed(loginId)
    const answer = await code(entity.accessToken, totpCode(api.clock.now(), stepsLater))
    expect(answer.refusal).toBe(isTaken ? null : 'STAFF_WRONG_CODE')
  })

  it('accepts a code once, even for two concurrent requests', async () => {
    const { loginId } = await employee()
    const tokens = await Promise.all([typed(loginId), typed(loginId)])
    const sent = totpCode(api.clock.now())
    const answers = await Promise.all(tokens.map(({ entity }) => code(entity.accessToken, sent)))
    expect(answers.filter(({ refusal }) => refusal === 'STAFF_WRONG_CODE')).toHaveLength(1)
    expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1)
  })

  it('gives the same answer for an unknown id, a wrong password and a former employee', async () => {
    const { loginId } = await employee()
    const gone = await employee({ disabledAt: api.clock.now() })
    const answers = [await typed(loginId, 'wrong!2026'), await typed('nobody'), await typed(gone.loginId)]
    expect(answers.map(({ envelope }) => envelope)).toEqual(
      answers.map(() => ({
        code: -2754,
        message: '아이디 또는 비밀번호가 올바르지 않습니다.',
        entity: null,
      })),
    )
  })

  it('locks the login after five wrong passwords and after five wrong codes', async () => {
    const { loginId } = await employee()
    const other = await employee()
    const { entity } = await typed(other.loginId)
    for (let tries = 0; tries < 5; tries += 1) {
      await typed(loginId, 'wrong!2026')
      await code(entity.accessToken, '000000')
      api.clock.advance(10)
    }
    expect((await typed(loginId)).refusal).toBe('LOGIN_LOCKED')
    expect((await code(entity.accessToken, totpCode(api.clock.now()))).refusal).toBe('LOGIN_LOCKED')
    api.clock.advance(15 * 60)
    expect((await typed(loginId)).code).toBe(1)
  })

  it('ends the login after thirty idle minutes and on logout', async () => {
    const { loginId } = await employee()
    const staff = await logIn(loginId)
    api.clock.advance(29 * 60)
    expect((await staff.call(readEmployee, {})).code).toBe(1)
    api.clock.advance(60)
    expect((await staff.call(readEmployee, {})).refusal).toBe('STAFF_SESSION_EXPIRED')

    const again = await logIn(loginId)
    await again.call(staffLogout, {})
    expect((await again.call(readEmployee, {})).refusal).toBe('STAFF_SESSION_EXPIRED')
  })

  it('stores an extension at most every fifteen seconds and never reports too much time left', async () => {
    const { loginId, employeeNo } = await employee()
    const client = await logIn(loginId)
    const clock = async () =>
      (await api.database.db.staffLogin.findFirstOrThrow({ where: { employeeNo, endedAt: null } })).extendedAt
    const since = await clock()
    api.clock.advance(14)
    const early = await client.call(extendStaffLogin, {})
    expect(await clock()).toEqual(since)
    expect(Number(early.headers.get(LOGIN_HEADER))).toBe(1786)
    api.clock.advance(1)
    const late = await client.call(extendStaffLogin, {})
    expect(await clock()).toEqual(api.clock.now())
    expect(Number(late.headers.get(LOGIN_HEADER))).toBe(1800)
  })

  it('extends the login on request until the end of the working day', async () => {
    const { loginId } = await employee()
    const staff = await logIn(loginId)
    api.clock.advance(29 * 60)
    expect((await staff.call(readEmployee, {})).entity.remainingSeconds).toBe(60)
    expect((await staff.call(extendStaffLogin, {})).entity).toEqual({ remainingSeconds: 1800 })

    for (let half = 0; half < 24; half += 1) {
      api.clock.advance(28 * 60)
      await staff.call(extendStaffLogin, {})
    }
    const { entity, headers } = await staff.call(extendStaffLogin, {})
    expect([entity.remainingSeconds, headers.get(LOGIN_HEADER)]).toEqual([1140, '1140'])
  })

  it('ends the login when the employee is disabled', async () => {
    const { loginId } = await employee()
    const staff = await logIn(loginId)
    await api.database.db.employee.update({ where: { loginId }, data: { disabledAt: api.clock.now() } })
    expect((await staff.call(readEmployee, {})).refusal).toBe('STAFF_SESSION_EXPIRED')
  })

  it('refuses a staff login for operator calls and an operator login for staff calls', async () => {
    await addPerson(api.database.db, { userId: 'kim2026' })
    const kim = await api.logIn('kim2026')
    expect((await kim.call(readEmployee, {})).refusal).toBe('STAFF_SESSION_EXPIRED')
    const { loginId } = await employee()
    expect((await api.client.call(staffLogin, { loginId, password: '' })).status).toBe(400)
    expect((await api.client.call(readEmployee, {})).refusal).toBe('STAFF_LOGIN_REQUIRED')
    expect((await api.client.as('forged').call(readEmployee, {})).refusal).toBe('STAFF_SESSION_EXPIRED')
  })
})
