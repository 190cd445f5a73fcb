import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { changePassword } from '@hygiene/contracts/member/account/change-password'
import { findPassword } from '@hygiene/contracts/member/account/find-password'
import { join } from '@hygiene/contracts/member/account/join'
import { resetPassword } from '@hygiene/contracts/member/account/reset-password'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { judgePassword } from '@hygiene/domain/member/account/password'
import { judgeNewPassword } from '@hygiene/operations/member/login/judge-new-password'
import { addPerson, PASSWORD, type RunningSandbox, startSandbox } from '@hygiene/testing'
import { provePerson } from '@hygiene/testing/drive/prove-person'
import { dictionary } from '@zxcvbn-ts/language-common'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let sandbox: RunningSandbox

const EASY = [
  ['P@ssw0rd!7', 'PASSWORD_COMMON'],
  ['Noodle!75', 'PASSWORD_COMMON'],
  ['Wisaeng!48', 'PASSWORD_COMMON'],
  ['Guess2026!', 'PASSWORD_PERSONAL'],
  ['Kim!5962', 'PASSWORD_PERSONAL'],
  ['Kim!1965', 'PASSWORD_PERSONAL'],
  ['Kim!0307', 'PASSWORD_PERSONAL'],
  ['Kimbap!82', 'PASSWORD_LEAKED'],
] as const
const KIM = { userId: 'guess2026', name: '김짐작', birth: '19650307', phone: '01028475962' }
const IDENTITY = { name: KIM.name, birthDate: '1965-03-07', phone: KIM.phone }
const FINE = 'Dolsot!75'

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/no-notices')
  api = await startTestApi({ PORTONE_BASE_URL: sandbox.origin, LEAKED_PASSWORDS_URL: sandbox.origin })
})
afterAll(async () => {
  await api.stop()
  await sandbox.stop()
})
beforeEach(async () => {
  api.clock.set('2026-11-21T10:00:00+09:00')
  await api.database.db.passwordReset.deleteMany()
  await api.database.db.login.deleteMany()
  await api.database.db.consentRecord.deleteMany()
  await api.database.db.member.deleteMany()
})
const hashOf = async () =>
  (await api.database.db.member.findUniqueOrThrow({ where: { userId: KIM.userId } })).passwordHash

describe('an easily guessed password', () => {
  it('opens no account with an easily guessed password and keeps the verification', async () => {
    const proof = await provePerson(api.client, sandbox, 'signUp', IDENTITY)
    const form = { ...proof, userId: KIM.userId, termsConsent: true, privacyConsent: true } as const
    for (const [userPw, refusal] of EASY) {
      expect([userPw, (await api.client.call(join, { ...form, userPw })).refusal]).toEqual([userPw, refusal])
    }
    expect(await api.database.db.member.count()).toBe(0)
    expect((await api.client.call(join, { ...form, userPw: FINE })).code).toBe(1)
  })

  it('refuses an easily guessed password as a new one on my page', async () => {
    await addPerson(api.database.db, KIM)
    const client = await api.logIn(KIM.userId)
    const before = await hashOf()
    for (const [newUserPw, refusal] of EASY) {
      const answer = await client.call(changePassword, { userPw: PASSWORD, newUserPw })
      expect([newUserPw, answer.refusal]).toEqual([newUserPw, refusal])
    }
    expect(await hashOf()).toBe(before)
    expect((await client.call(changePassword, { userPw: PASSWORD, newUserPw: FINE })).code).toBe(1)
  })

  it('refuses an easily guessed password after a reset and keeps the token for a retry', async () => {
    await addPerson(api.database.db, KIM)
    const proof = await provePerson(api.client, sandbox, 'findPassword', IDENTITY)
    const { entity } = await api.client.call(findPassword, { ...proof, userId: KIM.userId })
    const { resetToken } = entity
    for (const [userPw, refusal] of EASY) {
      const answer = await api.client.call(resetPassword, { resetToken, userPw })
      expect([userPw, answer.refusal]).toEqual([userPw, refusal])
    }
    expect((await api.client.call(resetPassword, { resetToken, userPw: FINE })).code).toBe(1)
  })
})

it.each([
  ['P@ssw0rd!7', REFUSALS.PASSWORD_COMMON.message],
  ['Kimbap!82', REFUSALS.PASSWORD_LEAKED.message],
])('refuses «%s» as an employee password', async (password, sentence) => {
  const { DATABASE_URL, LEAKED_PASSWORDS_URL } = api.config
  const env = { ...process.env, DATABASE_URL, LEAKED_PASSWORDS_URL, STAFF_PASSWORD: password }
  const cli = new URL('../../../../console/src/staff.ts', import.meta.url).pathname
  const adding = promisify(execFile)(process.execPath, [cli, 'add', 'guess2026', '--role', 'support'], {
    env,
  })
  await expect(adding).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) })
  expect(await api.database.db.employee.count({ where: { loginId: 'guess2026' } })).toBe(0)
})

it('accepts a password while the leak check is down and logs that without the password', async () => {
  await addPerson(api.database.db, KIM)
  const client = await api.logIn(KIM.userId)
  await sandbox.control('/faults', { service: 'passwords', httpStatus: 503 })
  const sent = { userPw: PASSWORD, newUserPw: 'Kimbap!82' }
  expect((await client.call(changePassword, sent)).code).toBe(1)
  await sandbox.control('/faults/reset')
  expect(api.warnings).toEqual(['passwords: answered 503: a new password was not compared with leaked ones'])
})

it('accepts the shared password of the seeded environment', async () => {
  const proof = await provePerson(api.client, sandbox, 'signUp', IDENTITY)
  const form = { ...proof, userId: KIM.userId, termsConsent: true, privacyConsent: true } as const
  expect((await api.client.call(join, { ...form, userPw: PASSWORD })).code).toBe(1)
})

/**
 * ASVS 6.2.4 requires the 3,000 most common passwords that satisfy the rules. Section 5 leaves few entries of a list unchanged.
 */
it('covers more than 30,000 passwords that keep the rules of section 5', () => {
  const text = dictionary['passwords-common']
  const dressed = text.map((word) => `${word}!7`).filter((password) => judgePassword(password).allowed)
  const asTheyAre = text.filter((word) => judgePassword(word).allowed)
  const owner = { userId: 'nobody2026' }
  const refused = [...asTheyAre, ...dressed].filter((one) => !judgeNewPassword(one, owner).allowed)
  expect(refused.length).toBeGreaterThan(30_000)
  expect(asTheyAre.filter((one) => judgeNewPassword(one, owner).allowed)).toEqual([])
})
