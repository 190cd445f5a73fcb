import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { login } from '@hygiene/contracts/member/login/login'
import { storeIdentity } from '@hygiene/contracts/member/identity-check/store-identity'
import { addPerson, PASSWORD, type RunningSandbox, startSandbox } from '@hygiene/testing'
import { provePerson } from '@hygiene/testing/drive/prove-person'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let sandbox: RunningSandbox
let people = 0

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/no-notices')
  api = await startTestApi({ PORTONE_BASE_URL: sandbox.origin })
})
afterAll(async () => {
  await api.stop()
  await sandbox.stop()
})
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

async function unverified() {
  people += 1
  const [name, phone] = [`미확인${people}`, `0105555${String(1000 + people)}`]
  const wanted = { userId: `unproved${people}`, name, phone, verifiedAt: null }
  const { userId, memberNo } = await addPerson(api.database.db, wanted)
  const identity = { name, birthDate: '1960-03-12', phone, di: `di-of-${userId}` }
  return { userId, memberNo, identity }
}
type Person = Awaited<ReturnType<typeof unverified>>

const logIn = ({ userId }: Person, userPw = PASSWORD) =>
  api.client.call(login, { userId, userPw, applicationId: 'edu' })
async function tokenOf(person: Person): Promise<string> {
  return (await logIn(person)).entity.verifyToken ?? ''
}
const prove = ({ identity }: Person, more: object = {}) =>
  provePerson(api.client, sandbox, 'verifyAccount', { ...identity, ...more })
const isVerified = async ({ memberNo }: Person) =>
  (await api.database.db.member.findUniqueOrThrow({ where: { memberNo } })).verifiedAt !== null

describe('an unverified account', () => {
  it('returns a token instead of a login and admits the person once verified with the token', async () => {
    const person = await unverified()
    const { entity } = await logIn(person)
    expect(entity).toMatchObject({ isAuth: 2, accessToken: '', remainingSeconds: 0 })
    const { verifyToken } = entity
    if (verifyToken === null) throw new Error('There is no token')
    expect((await api.client.as(verifyToken).call(fetchUser, {})).code).toBeLessThan(0)

    const sent = { verifyToken, ...(await prove(person)) }
    expect((await api.client.call(storeIdentity, sent)).entity).toEqual({ isAuth: 1 })
    expect((await api.client.call(storeIdentity, sent)).entity).toEqual({ isAuth: 1 })
    expect((await logIn(person)).entity).toMatchObject({ isAuth: 1, verifyToken: null })
  })

  it('gives the token for the right password only', async () => {
    const person = await unverified()
    expect((await logIn(person, 'Wrong!2026')).refusal).toBe('WRONG_PASSWORD')
  })
})

describe('a refused verification of an account', () => {
  it('refuses an expired token, a forged one and one for another account', async () => {
    const [person, other] = [await unverified(), await unverified()]
    const token = await tokenOf(person)
    const refusalOf = async (verifyToken: string) =>
      (await api.client.call(storeIdentity, { verifyToken, ...(await prove(person)) })).refusal
    const forged = `${other.memberNo}${token.slice(token.indexOf('.'))}`
    expect(await refusalOf(forged)).toBe('VERIFICATION_OVER')
    expect(await refusalOf(await tokenOf(other))).toBe('OTHER_PERSON')
    api.clock.advance(1800)
    expect(await refusalOf(token)).toBe('VERIFICATION_OVER')
    expect([await isVerified(person), await isVerified(other)]).toEqual([false, false])
  })

  it('refuses another person’s verification and one for another purpose', async () => {
    const person = await unverified()
    const verifyToken = await tokenOf(person)
    const wrong = await prove(person, { name: '다른이' })
    expect((await api.client.call(storeIdentity, { verifyToken, ...wrong })).refusal).toBe('OTHER_PERSON')
    const elsewhere = await provePerson(api.client, sandbox, 'findId', person.identity)
    expect((await api.client.call(storeIdentity, { verifyToken, ...elsewhere })).refusal).toBe('PROOF_OVER')
    expect(await isVerified(person)).toBe(false)
  })

  it('refuses a person with a verified account, known by provider key or name and phone', async () => {
    const [person, twin, third] = [await unverified(), await unverified(), await unverified()]
    const { name, phone } = twin.identity
    await addPerson(api.database.db, { userId: `twin${twin.memberNo}`, name, phone })
    const sent = { verifyToken: await tokenOf(twin), ...(await prove(twin)) }
    expect((await api.client.call(storeIdentity, sent)).refusal).toBe('ALREADY_MEMBER')

    const first = { verifyToken: await tokenOf(person), ...(await prove(person)) }
    expect((await api.client.call(storeIdentity, first)).code).toBe(1)
    const { di } = person.identity
    const same = { verifyToken: await tokenOf(third), ...(await prove(third, { di })) }
    expect((await api.client.call(storeIdentity, same)).refusal).toBe('ALREADY_MEMBER')
    expect([await isVerified(twin), await isVerified(third)]).toEqual([false, false])
  })

  it('refuses malformed verification input', async () => {
    const { identityVerificationId, proofSecret } = await prove(await unverified())
    const sent = { identityVerificationId, proofSecret, verifyToken: '' }
    expect((await api.client.call(storeIdentity, sent)).status).toBe(400)
    const made = { ...sent, verifyToken: 'nothing.like.a-token-of-ours' }
    expect((await api.client.call(storeIdentity, made)).refusal).toBe('VERIFICATION_OVER')
  })
})
