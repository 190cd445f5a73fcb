import { randomUUID } from 'node:crypto'
import { login } from '@hygiene/contracts/member/login/login'
import { resetPassword } from '@hygiene/contracts/member/account/reset-password'
import { endLogins } from '@hygiene/operations/member/login/end-logins'
import { newOneTimeToken, oneTimeTokenHash } from '@hygiene/operations/member/login/one-time-token'
import { hashPassword } from '@hygiene/operations/member/login/passwords'
import { addPerson, interleave, PASSWORD } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const NEW_PASSWORD = 'Qv7!mxw2Lr'
let api: TestApi
let people = 0
let userId: string
let memberNo: number

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  people += 1
  userId = `racer${people}`
  memberNo = (await addPerson(api.database.db, { userId })).memberNo
})

const enter = (disconnect: 0 | 1 = 0) =>
  api.client.call(login, { userId, userPw: PASSWORD, applicationId: 'edu', disconnect })
const liveLogins = () => api.database.db.login.count({ where: { memberNo, endedAt: null } })

describe('a login with a right password when read', () => {
  it('opens nothing when the password has changed in the meantime', async () => {
    const passwordHash = await hashPassword(NEW_PASSWORD)
    const late = await interleave(
      api.database,
      async (db) => {
        await db.member.update({ where: { memberNo }, data: { passwordHash } })
        await endLogins(db, memberNo, 'passwordChanged', api.clock.now())
      },
      () => enter(1),
    )
    expect(late.refusal).toBe('WRONG_PASSWORD')
    expect(await liveLogins()).toBe(0)
  })

  it('opens nothing when the person has left in the meantime', async () => {
    const data = { withdrawnAt: api.clock.now(), passwordHash: '' }
    const late = await interleave(
      api.database,
      async (db) => db.member.update({ where: { memberNo }, data }),
      () => enter(1),
    )
    expect(late.refusal).toBe('WRONG_PASSWORD')
    expect(await liveLogins()).toBe(0)
  })

  it('opens a login when only the last login changed in the meantime', async () => {
    const data = { lastLoginAt: api.clock.now() }
    const late = await interleave(
      api.database,
      async (db) => db.member.update({ where: { memberNo }, data }),
      () => enter(1),
    )
    expect(late.code).toBe(1)
    expect(await liveLogins()).toBe(1)
  })
})

describe('a login that begins elsewhere concurrently', () => {
  it.each([
    ['is ended where the person asked for it', 1, 1],
    ['stands where the person did not', 0, -1013],
  ] as const)('ends with one live login when a concurrent one %s', async (_case, disconnect, code) => {
    const now = api.clock.now()
    const begun = { loginNo: randomUUID(), memberNo, applicationId: 'edu', ipAddress: '127.0.0.1' }
    const late = await interleave(
      api.database,
      async (db) => db.login.create({ data: { ...begun, loggedInAt: now, extendedAt: now } }),
      () => enter(disconnect),
    )
    expect(late.code).toBe(code)
    expect(await liveLogins()).toBe(1)
  })
})

describe('a reset requested before the withdrawal', () => {
  it('refuses the reset of a withdrawn member', async () => {
    const { db } = api.database
    const resetToken = newOneTimeToken()
    const now = api.clock.now()
    const tokenHash = oneTimeTokenHash(resetToken)
    const expiresAt = new Date(now.getTime() + 600_000)
    await db.passwordReset.create({ data: { tokenHash, memberNo, createdAt: now, expiresAt } })
    await db.member.update({ where: { memberNo }, data: { withdrawnAt: now, passwordHash: '' } })
    const answer = await api.client.call(resetPassword, { resetToken, userPw: NEW_PASSWORD })
    expect([answer.status, answer.refusal]).toEqual([200, 'RESET_OVER'])
  })
})
