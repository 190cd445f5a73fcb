import { login } from '@hygiene/contracts/member/login/login'
import { verifyMember } from '@hygiene/contracts/member/account/staff/verify-member'
import { addPerson, PASSWORD } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let people = 0
const reason = '주민등록증을 보고 확인'

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

async function unverified() {
  people += 1
  return addPerson(api.database.db, { userId: `unseen${people}`, name: `미확인${people}`, verifiedAt: null })
}
let admins = 0
function admin(role: 'support' | 'headquarters' | 'readOnly') {
  admins += 1
  return logInStaff(api, `verifier${admins}`, role)
}
const isAuthOf = async (userId: string) =>
  (await api.client.call(login, { userId, userPw: PASSWORD, applicationId: 'edu' })).entity.isAuth
const audit = (memberNo: number) => api.database.db.auditEntry.findMany({ where: { memberNo } })

describe('the verification of a member by an employee', () => {
  it('verifies the account and logs who did so and why', async () => {
    const { userId, memberNo } = await unverified()
    expect(await isAuthOf(userId)).toBe(2)
    const { client, employeeNo } = await admin('support')
    const { entity } = await client.call(verifyMember, { memberNo, reason })
    expect(entity).toMatchObject({ memberNo, state: 'active' })
    expect(entity.name).toContain('*')
    expect(await isAuthOf(userId)).toBe(1)
    expect(await audit(memberNo)).toMatchObject([{ employeeNo, operation: 'verifyMember', reason }])
  })

  it('verifies the account once, however many employees press concurrently', async () => {
    const { memberNo } = await unverified()
    const { client } = await admin('headquarters')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client.call(verifyMember, { memberNo, reason })),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ refusal }) => refusal === 'ALREADY_VERIFIED')).toHaveLength(3)
    expect(await audit(memberNo)).toHaveLength(1)
  })
})

describe('a refused verification by an employee', () => {
  it('refuses a person with a verified account and an unknown account', async () => {
    const person = await unverified()
    const { name, phone, memberNo } = person
    await addPerson(api.database.db, { userId: `seen${memberNo}`, name, phone })
    const { client } = await admin('support')
    expect((await client.call(verifyMember, { memberNo, reason })).refusal).toBe('ALREADY_MEMBER')
    expect((await client.call(verifyMember, { memberNo: 999_999, reason })).refusal).toBe('MEMBER_NOT_FOUND')
    expect(await audit(memberNo)).toEqual([])
  })

  it('refuses a role without the permission, a missing staff login and a missing reason', async () => {
    const { memberNo } = await unverified()
    const { client: reader } = await admin('readOnly')
    expect((await reader.call(verifyMember, { memberNo, reason })).refusal).toBe('STAFF_FORBIDDEN')
    expect((await api.client.call(verifyMember, { memberNo, reason })).refusal).toBe('STAFF_LOGIN_REQUIRED')
    const { client } = await admin('support')
    expect((await client.call(verifyMember, { memberNo, reason: '' })).status).toBe(400)
    expect(await audit(memberNo)).toEqual([])
  })
})
