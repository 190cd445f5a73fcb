import { beginPasskeyLogin } from '@hygiene/contracts/member/login/begin-passkey-login'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { logInByPasskey } from '@hygiene/contracts/member/login/log-in-by-passkey'
import { login } from '@hygiene/contracts/member/login/login'
import { addPasskey } from '@hygiene/contracts/member/passkey/add-passkey'
import { beginPasskey } from '@hygiene/contracts/member/passkey/begin-passkey'
import { readMyPage } from '@hygiene/contracts/member/account/read-my-page'
import { removePasskey } from '@hygiene/contracts/member/passkey/remove-passkey'
import { addPerson, type ContractClient, PASSWORD } from '@hygiene/testing'
import { type SoftAuthenticator, softAuthenticator } from '@hygiene/testing/drive/soft-authenticator'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const SITE = { origin: 'https://edu.example.kr', rpId: 'edu.example.kr' }

let api: TestApi
let people = 0

beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: SITE.origin })
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

type Keyholder = Awaited<ReturnType<typeof personWithKey>>
type Signature = Parameters<SoftAuthenticator['sign']>[2]

async function personWithKey(counter = 0) {
  people += 1
  const userId = `keyed${people}`
  const { memberNo } = await addPerson(api.database.db, { userId })
  const client = await api.logIn(userId)
  const { challenge, userHandle } = (await client.call(beginPasskey, { userPw: PASSWORD })).entity
  const device = softAuthenticator(SITE)
  const made = {
    ...device.make(challenge, { counter }),
    transports: ['internal' as const],
    passkeyName: '아이폰',
  }
  const { passkeyNo } = (await client.call(addPasskey, made)).entity
  await logOutEverywhere(memberNo)
  return { userId, memberNo, device, userHandle, passkeyNo }
}

const logOutEverywhere = (memberNo: number) =>
  api.database.db.login.updateMany({
    where: { memberNo, endedAt: null },
    data: { endedAt: api.clock.now(), endReason: 'logout' },
  })
const challengeOf = async () => (await api.client.call(beginPasskeyLogin, {})).entity.challenge
const send = (signed: ReturnType<SoftAuthenticator['sign']>, disconnect: 0 | 1 = 0) =>
  api.client.call(logInByPasskey, { ...signed, applicationId: 'edu', disconnect })

async function enter({ device, userHandle }: Keyholder, signature: Signature = {}, disconnect: 0 | 1 = 0) {
  return send(device.sign(await challengeOf(), userHandle, signature), disconnect)
}
const keyOf = ({ passkeyNo }: Keyholder) =>
  api.database.db.passkey.findUniqueOrThrow({ where: { passkeyNo } })
const pageOf = async (client: ContractClient) => (await client.call(readMyPage, {})).entity

describe('a passkey login', () => {
  it('opens a login like the password’s and records the method in the history', async () => {
    const kim = await personWithKey()
    api.clock.advance(60)
    const { entity } = await enter(kim)
    expect(entity).toMatchObject({ isAuth: 1, user: { userId: kim.userId }, remainingSeconds: 7200 })
    const client = api.client.as(entity.accessToken)
    expect((await client.call(fetchUser, {})).entity.userId).toBe(kim.userId)
    const { logins, notes } = await pageOf(client)
    expect(logins.map(({ isByPasskey }) => isByPasskey)).toEqual([true, false])
    expect(notes.map(({ kind, about }) => [kind, about])).toEqual([['passkeyAdded', '아이폰']])
    expect((await keyOf(kim)).lastUsedAt).toEqual(api.clock.now())
  })

  it('refuses to end another login without a confirmation', async () => {
    const kim = await personWithKey()
    const client = await api.logIn(kim.userId)
    expect((await enter(kim)).refusal).toBe('ALREADY_CONNECTED')
    expect((await client.call(fetchUser, {})).code).toBe(1)
    expect((await enter(kim, {}, 1)).code).toBe(1)
    expect((await client.call(fetchUser, {})).refusal).toBe('SESSION_DISPLACED')
  })

  it('treats a dormant account as dormant and gives an unverified person no token', async () => {
    const [sleeper, unproved] = [await personWithKey(), await personWithKey()]
    const { db } = api.database
    await db.member.update({ where: { memberNo: sleeper.memberNo }, data: { dormantAt: api.clock.now() } })
    await db.member.update({ where: { memberNo: unproved.memberNo }, data: { verifiedAt: null } })
    expect((await enter(sleeper)).refusal).toBe('DORMANT_ACCOUNT')
    expect((await enter(unproved)).entity).toMatchObject({ isAuth: 2, accessToken: '' })
  })

  it('treats an account unused for a year as dormant', async () => {
    const kim = await personWithKey()
    api.clock.advance(366 * 86_400)
    expect((await enter(kim)).refusal).toBe('DORMANT_ACCOUNT')
  })

  it('locks a passkey after wrong passwords and the password after wrong signatures', async () => {
    const [kim, lee] = [await personWithKey(), await personWithKey()]
    const byPassword = (userPw: string) =>
      api.client.call(login, { userId: kim.userId, userPw, applicationId: 'edu' })
    for (let tries = 0; tries < 5; tries += 1) {
      await byPassword('Wrong!749')
      api.clock.advance(10)
    }
    expect((await enter(kim)).refusal).toBe('LOGIN_LOCKED')
    api.clock.advance(15 * 60)
    expect((await enter(kim)).code).toBe(1)

    const forged = { ...lee, device: { ...softAuthenticator(SITE), credentialId: lee.device.credentialId } }
    for (let tries = 0; tries < 5; tries += 1) {
      const signed = forged.device.sign(await challengeOf(), lee.userHandle)
      const answer = await send({ ...signed, credentialId: lee.device.credentialId })
      expect(answer.refusal).toBe('PASSKEY_REFUSED')
      api.clock.advance(10)
    }
    const typed = { userId: lee.userId, userPw: PASSWORD, applicationId: 'edu' as const }
    expect((await api.client.call(login, typed)).refusal).toBe('LOGIN_LOCKED')
  })

  it('forgets the wrong passwords of its own network', async () => {
    const kim = await personWithKey()
    await api.client.call(login, { userId: kim.userId, userPw: 'Wrong!749', applicationId: 'edu' })
    expect((await enter(kim)).code).toBe(1)
    expect(await api.database.db.loginThrottle.count({ where: { userId: kim.userId } })).toBe(0)
  })
})

describe('a signature of a device', () => {
  it.each<[string, Signature]>([
    ['for a page of another address', { origin: 'https://edu.example.kr.evil.example' }],
    ['for the same host without TLS', { origin: 'http://edu.example.kr' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a finger, a face or a PIN', { isUserVerified: false }],
    ['in a frame of another site', { crossOrigin: true }],
  ])('refuses a signature %s', async (_case, signature) => {
    const kim = await personWithKey()
    expect((await enter(kim, signature)).refusal).toBe('PASSKEY_REFUSED')
    expect((await keyOf(kim)).lastUsedAt).toBeNull()
    api.clock.advance(60)
    expect((await enter(kim)).code).toBe(1)
  })

  it('accepts a signature once, within five minutes and for a challenge of ours', async () => {
    const kim = await personWithKey()
    const signed = kim.device.sign(await challengeOf(), kim.userHandle)
    expect((await send(signed)).code).toBe(1)
    expect((await send(signed, 1)).refusal).toBe('PASSKEY_REFUSED')

    const late = kim.device.sign(await challengeOf(), kim.userHandle)
    api.clock.advance(300)
    expect((await send(late, 1)).refusal).toBe('PASSKEY_REFUSED')
    const invented = kim.device.sign('a'.repeat(43), kim.userHandle)
    expect((await send(invented, 1)).refusal).toBe('PASSKEY_REFUSED')
  })

  it('opens one login for a signature sent twice concurrently', async () => {
    const kim = await personWithKey()
    const signed = kim.device.sign(await challengeOf(), kim.userHandle)
    const answers = await Promise.all([send(signed, 1), send(signed, 1)])
    expect(answers.map(({ refusal }) => refusal)).toEqual(expect.arrayContaining(['PASSKEY_REFUSED', null]))
  })

  it('refuses a challenge that was given for adding a key', async () => {
    const kim = await personWithKey()
    const client = await api.logIn(kim.userId)
    const { challenge } = (await client.call(beginPasskey, { userPw: '' })).entity
    expect((await send(kim.device.sign(challenge, kim.userHandle), 1)).refusal).toBe('PASSKEY_REFUSED')
  })

  it('opens no other account with a stranger’s key', async () => {
    const [kim, lee] = [await personWithKey(), await personWithKey()]
    const asKim = lee.device.sign(await challengeOf(), kim.userHandle)
    expect((await send(asKim)).refusal).toBe('PASSKEY_REFUSED')
    const withKimsKey = { ...lee.device.sign(await challengeOf(), kim.userHandle) }
    expect((await send({ ...withKimsKey, credentialId: kim.device.credentialId })).refusal).toBe(
      'PASSKEY_REFUSED',
    )
  })

  it('refuses a key that was never added', async () => {
    const { userHandle } = await personWithKey()
    const stray = softAuthenticator(SITE).sign(await challengeOf(), userHandle)
    expect((await send(stray)).refusal).toBe('PASSKEY_UNKNOWN')
  })

  it.each(['clientData', 'authenticatorData', 'signature', 'userHandle'])(
    'refuses a signature with a mangled %s',
    async (part) => {
      const kim = await personWithKey()
      const signed = { ...kim.device.sign(await challengeOf(), kim.userHandle), [part]: 'AAAA' }
      expect((await send(signed)).refusal).toBe('PASSKEY_REFUSED')
    },
  )

  it('refuses as malformed a signature in signs that no browser writes', async () => {
    const { device, userHandle } = await personWithKey()
    const signed = device.sign(await challengeOf(), userHandle)
    expect((await send({ ...signed, signature: 'no=base64/url' })).status).toBe(400)
    expect((await send({ ...signed, credentialId: 'A'.repeat(1401) })).status).toBe(400)
  })
})

describe('a key with a counter', () => {
  it('admits a key while its counter rises', async () => {
    const kim = await personWithKey(5)
    for (const counter of [6, 7, 70]) expect((await enter(kim, { counter }, 1)).code).toBe(1)
    expect(Number((await keyOf(kim)).counter)).toBe(70)
  })

  it('refuses a key for good when its counter goes back and notifies the owner', async () => {
    const kim = await personWithKey(5)
    expect((await enter(kim, { counter: 9 })).code).toBe(1)
    const copy = await enter(kim, { counter: 7 }, 1)
    expect(copy.refusal).toBe('PASSKEY_BLOCKED')
    expect((await enter(kim, { counter: 10 }, 1)).refusal).toBe('PASSKEY_BLOCKED')
    expect((await keyOf(kim)).blockedAt).not.toBeNull()
    api.clock.advance(60)
    const { notes } = await pageOf(await api.logIn(kim.userId))
    expect(notes.map(({ kind }) => kind)).toEqual(['passkeyBlocked', 'passkeyAdded'])
  })

  it('admits one of a key and its concurrent copy and marks the key', async () => {
    const kim = await personWithKey(5)
    const [one, two] = [await challengeOf(), await challengeOf()]
    const answers = await Promise.all(
      [one, two].map((challenge) => send(kim.device.sign(challenge, kim.userHandle, { counter: 6 }), 1)),
    )
    expect(answers.map(({ refusal }) => refusal)).toEqual(expect.arrayContaining(['PASSKEY_BLOCKED', null]))
  })
})

it('opens nothing with a removed key', async () => {
  const kim = await personWithKey()
  const signed = kim.device.sign(await challengeOf(), kim.userHandle)
  const client = await api.logIn(kim.userId)
  expect((await client.call(removePasskey, { passkeyNo: kim.passkeyNo })).code).toBe(1)
  expect((await send(signed, 1)).refusal).toBe('PASSKEY_UNKNOWN')
  expect((await enter(kim, {}, 1)).refusal).toBe('PASSKEY_UNKNOWN')
})
