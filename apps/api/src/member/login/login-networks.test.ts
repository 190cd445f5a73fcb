import { login } from '@hygiene/contracts/member/login/login'
import { checkPassword } from '@hygiene/contracts/member/account/check-password'
import { staffLogin } from '@hygiene/contracts/staff/employee/staff-login'
import { addEmployee, addPerson, PASSWORD } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const WRONG = 'Wrong!26'
const OWNERS = '203.0.113.9'
const STRANGERS = '198.51.100.7'
let api: TestApi
let turn = 0
let userId: string
let loginId: string

beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '1' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.clock.set('2026-11-21T10:00:00+09:00')
  turn += 1
  userId = `sought${turn}`
  loginId = `staff${turn}`
  await addPerson(api.database.db, { userId })
  await addEmployee(api.database.db, { loginId, totpKey: api.config.STAFF_TOTP_KEY })
})

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const enter = (address: string, userPw = PASSWORD) =>
  api.client.call(login, { userId, userPw, applicationId: 'edu' }, from(address))
const enterAsStaff = (address: string, password = PASSWORD) =>
  api.client.call(staffLogin, { loginId, password }, from(address))

async function guess(address: string, times = 5, ask: typeof enter | typeof enterAsStaff = enter) {
  for (let slip = 0; slip < times; slip += 1) {
    expect(['WRONG_PASSWORD', 'STAFF_WRONG_LOGIN']).toContain((await ask(address, WRONG)).refusal)
    api.clock.advance(10)
  }
}

async function guessFromFiveNetworks(): Promise<void> {
  for (let network = 1; network <= 5; network += 1) await guess(`192.0.${network}.1`)
}

describe('a stranger’s guesses', () => {
  it('locks the id in the stranger’s network and leaves the owner’s open', async () => {
    await guess(STRANGERS)
    expect((await enter(STRANGERS)).refusal).toBe('LOGIN_LOCKED')
    expect((await enter(OWNERS)).code).toBe(1)
  })

  it('counts guesses for all addresses of one network together', async () => {
    for (let slip = 1; slip <= 5; slip += 1) await guess(`198.51.100.${slip}`, 1)
    expect((await enter('198.51.100.6')).refusal).toBe('LOGIN_LOCKED')
  })

  it('remembers a stranger’s guesses when the owner logs in elsewhere', async () => {
    await guess(STRANGERS)
    await enter(OWNERS)
    expect((await enter(STRANGERS)).refusal).toBe('LOGIN_LOCKED')
  })

  it('lets the owner’s open login check the own password during a stranger’s guesses', async () => {
    const owner = api.client.as((await enter(OWNERS)).entity.accessToken)
    await guess(STRANGERS)
    expect((await owner.call(checkPassword, { userPw: PASSWORD }, from(OWNERS))).code).toBe(1)
    expect((await owner.call(checkPassword, { userPw: PASSWORD }, from(STRANGERS))).refusal).toBe(
      'LOGIN_LOCKED',
    )
  })

  it('locks the id everywhere after twenty-five until the first are 15 minutes old', async () => {
    await guessFromFiveNetworks()
    expect((await enter(OWNERS)).refusal).toBe('LOGIN_LOCKED')
    api.clock.advance(15 * 60)
    expect((await enter(OWNERS)).code).toBe(1)
  })

  it('counts at most twenty-five guesses from thirty concurrent networks', async () => {
    const guesses = Array.from({ length: 30 }, async (_, network) => enter(`192.0.${network}.1`, WRONG))
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ refusal }) => refusal === 'WRONG_PASSWORD')).toHaveLength(25)
    expect(answers.filter(({ refusal }) => refusal === 'LOGIN_LOCKED')).toHaveLength(5)
  })

  it('leaves the employee’s network open at the staff login until twenty-five guesses', async () => {
    await guess(STRANGERS, 5, enterAsStaff)
    expect((await enterAsStaff(STRANGERS)).refusal).toBe('LOGIN_LOCKED')
    expect((await enterAsStaff(OWNERS)).code).toBe(1)
    for (let network = 1; network <= 4; network += 1) await guess(`192.0.${network}.1`, 5, enterAsStaff)
    expect((await enterAsStaff(OWNERS)).refusal).toBe('LOGIN_LOCKED')
  })
})

describe('concurrent logins with the right password', () => {
  it('opens one login and reports that login to the others', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, async () => enter(OWNERS)))
    const codes = answers.map(({ code }) => code).toSorted((a, b) => b - a)
    expect(codes).toEqual([1, ...Array.from({ length: 14 }, () => -1013)])
    expect(await api.database.db.loginThrottle.count({ where: { userId } })).toBe(0)
  })

  it('opens one login over two servers', async () => {
    const beside = await startTestApi({ TRUSTED_PROXIES: '1' }, api)
    const typed = { userId, userPw: PASSWORD, applicationId: 'edu' as const }
    const calls = Array.from({ length: 12 }, async (_, call) =>
      (call % 2 === 0 ? api : beside).client.call(login, typed, from(OWNERS)),
    )
    const codes = (await Promise.all(calls)).map(({ code }) => code)
    await beside.stop()
    expect(codes.toSorted((a, b) => b - a)).toEqual([1, ...Array.from({ length: 11 }, () => -1013)])
  })

  it('processes right passwords after a slip one after the other', async () => {
    await guess(OWNERS, 1)
    const answers = await Promise.all(Array.from({ length: 6 }, async () => enter(OWNERS)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === -1013)).toHaveLength(5)
  })

  it('admits all concurrent right passwords at the staff login', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, async () => enterAsStaff(OWNERS)))
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 1))
  })

  it.each([
    ['was never finished', 500],
    ['began while the clock of the database was a day ahead', 86_400_000],
  ])('waits no longer than a few seconds for an attempt that %s', async (_what, leftMs) => {
    await api.database.db.loginThrottle.create({
      data: {
        userId,
        failures: {},
        lastFailedAt: api.clock.now(),
        attemptId: '00000000-0000-4000-8000-000000000000',
        checkedUntil: new Date(Date.now() + leftMs),
      },
    })
    expect((await enter(OWNERS)).code).toBe(1)
  })
})
