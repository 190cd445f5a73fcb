import { login } from '@hygiene/contracts/member/login/login'
import { changePassword } from '@hygiene/contracts/member/account/change-password'
import { resetPassword } from '@hygiene/contracts/member/account/reset-password'
import { newOneTimeToken, oneTimeTokenHash } from '@hygiene/operations/member/login/one-time-token'
import { hashPassword } from '@hygiene/operations/member/login/passwords'
import { storePassword } from '@hygiene/operations/member/account/store-password'
import { addPerson, type ContractClient, interleave, PASSWORD } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const FIRST = 'Qv7!mxw2Lr'
const SECOND = 'Rw8?nya3Ms'
const THIRD = 'Gureum&2026z'
let api: TestApi
let people = 0
let userId: string
let memberNo: number
let client: ContractClient

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  people += 1
  userId = `racer${people}`
  memberNo = (await addPerson(api.database.db, { userId })).memberNo
  client = await api.logIn(userId)
})

async function resetToken(): Promise<string> {
  const token = newOneTimeToken()
  const createdAt = api.clock.now()
  const expiresAt = new Date(createdAt.getTime() + 600_000)
  await api.database.db.passwordReset.create({
    data: { tokenHash: oneTimeTokenHash(token), memberNo, createdAt, expiresAt },
  })
  return token
}
const reset = async (token: string, userPw: string) =>
  (await api.client.call(resetPassword, { resetToken: token, userPw })).refusal
const change = async (newUserPw: string) =>
  (await client.call(changePassword, { userPw: PASSWORD, newUserPw })).refusal
const enter = async (userPw: string) =>
  (await api.client.call(login, { userId, userPw, applicationId: 'edu', disconnect: 1 })).code

describe('an unused password reset', () => {
  it('ends an unused reset with a password change', async () => {
    const token = await resetToken()
    expect(await change(FIRST)).toBeNull()
    expect(await reset(token, SECOND)).toBe('RESET_OVER')
    expect(await enter(FIRST)).toBe(1)
  })

  it('ends an unused reset with another reset, even under concurrent resets', async () => {
    const tokens = [await resetToken(), await resetToken(), await resetToken()]
    const said = await Promise.all([reset(tokens[0] ?? '', FIRST), reset(tokens[1] ?? '', SECOND)])
    expect(said.map((heard) => heard ?? 'changed').toSorted()).toEqual(['RESET_OVER', 'changed'])
    expect(await reset(tokens[2] ?? '', THIRD)).toBe('RESET_OVER')
  })
})

it('sets nothing with a token used after reading, although the password was read later', async () => {
  const token = await resetToken()
  const { db } = api.database
  await db.passwordReset.updateMany({ where: { memberNo }, data: { usedAt: api.clock.now() } })
  const member = await db.member.findUniqueOrThrow({ where: { memberNo } })
  const asking = { tokenHash: oneTimeTokenHash(token) }
  expect(await storePassword(db, member, await hashPassword(SECOND), api.clock.now(), asking)).toBe(false)
  expect(await enter(PASSWORD)).toBe(1)
})

describe('a caller with an old password', () => {
  it('overwrites no new password that was set during the check of the old one', async () => {
    const passwordHash = await hashPassword(FIRST)
    const late = await interleave(
      api.database,
      async (db) => db.member.update({ where: { memberNo }, data: { passwordHash } }),
      async () => change(SECOND),
    )
    expect(late).toBe('PASSWORD_DIFFERS')
    expect(await enter(FIRST)).toBe(1)
  })
})
