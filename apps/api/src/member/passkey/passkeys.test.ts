import { addPasskey } from '@hygiene/contracts/member/passkey/add-passkey'
import { beginPasskey } from '@hygiene/contracts/member/passkey/begin-passkey'
import { changePassword } from '@hygiene/contracts/member/account/change-password'
import { listPasskeys } from '@hygiene/contracts/member/passkey/list-passkeys'
import { readMyPage } from '@hygiene/contracts/member/account/read-my-page'
import { removePasskey } from '@hygiene/contracts/member/passkey/remove-passkey'
import { resetPassword } from '@hygiene/contracts/member/account/reset-password'
import { withdraw } from '@hygiene/contracts/member/account/withdraw'
import { newOneTimeToken, oneTimeTokenHash } from '@hygiene/operations/member/login/one-time-token'
import { addPerson, type ContractClient, PASSWORD } from '@hygiene/testing'
import { softAuthenticator } from '@hygiene/testing/drive/soft-authenticator'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const SITE = { origin: 'https://edu.example.kr', rpId: 'edu.example.kr' }
const ON = { transports: ['internal' as const], passkeyName: '갤럭시 · 크롬' }

let api: TestApi
let people = 0

beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: SITE.origin })
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

async function person() {
  people += 1
  const userId = `holder${people}`
  const { memberNo } = await addPerson(api.database.db, { userId })
  return { userId, memberNo, client: await api.logIn(userId) }
}
const begin = (client: ContractClient, userPw = PASSWORD) => client.call(beginPasskey, { userPw })
const challengeFor = async (client: ContractClient) => (await begin(client)).entity.challenge

const madeFor = (challenge: string) => ({ ...softAuthenticator(SITE).make(challenge), ...ON })

async function add(client: ContractClient, device = softAuthenticator(SITE)) {
  return client.call(addPasskey, { ...device.make(await challengeFor(client)), ...ON })
}
const listOf = async (client: ContractClient) => (await client.call(listPasskeys, {})).entity.list

describe('adding a passkey', () => {
  it('stores the key with its name and shows the device the existing keys', async () => {
    const { client, userId } = await person()
    const device = softAuthenticator(SITE)
    const { passkeyNo } = (await add(client, device)).entity
    const at = api.clock.now().toISOString()
    const kept = { passkeyNo, name: '갤럭시 · 크롬', createdAt: at, lastUsedAt: null, isBlocked: false }
    expect(await listOf(client)).toEqual([kept])
    expect((await begin(client)).entity).toMatchObject({
      rpId: SITE.rpId,
      userId,
      known: [{ credentialId: device.credentialId, transports: ['internal'] }],
    })
  })

  it('requires the password again, except after a password login in the last five minutes', async () => {
    const { client } = await person()
    expect((await begin(client, '')).code).toBe(1)
    expect((await begin(client, 'Wrong!749')).refusal).toBe('PASSWORD_DIFFERS')
    api.clock.advance(300)
    expect((await begin(client, '')).refusal).toBe('PASSKEY_NEEDS_PASSWORD')
    expect((await begin(client)).code).toBe(1)
  })

  it('counts wrong passwords like the login', async () => {
    const { client } = await person()
    await begin(client, 'Wrong!749')
    await begin(client, 'Wrong!749')
    expect((await begin(client)).refusal).toBe('LOGIN_TOO_SOON')
  })

  it('adds the key once when the request repeats after a lost answer', async () => {
    const { client } = await person()
    const made = { ...softAuthenticator(SITE).make(await challengeFor(client)), ...ON }
    const [lost, again] = [await client.call(addPasskey, made), await client.call(addPasskey, made)]
    expect(again.entity).toEqual(lost.entity)
    expect(await listOf(client)).toHaveLength(1)
  })

  it('accepts the person’s own challenge once within five minutes', async () => {
    const [kim, lee] = [await person(), await person()]
    const challenge = await challengeFor(lee.client)
    expect((await kim.client.call(addPasskey, madeFor(challenge))).refusal).toBe('PASSKEY_REFUSED')
    expect((await lee.client.call(addPasskey, madeFor(challenge))).code).toBe(1)
    expect((await lee.client.call(addPasskey, madeFor(challenge))).refusal).toBe('PASSKEY_REFUSED')
    const late = await challengeFor(kim.client)
    api.clock.advance(300)
    expect((await kim.client.call(addPasskey, madeFor(late))).refusal).toBe('PASSKEY_REFUSED')
  })

  it.each([
    ['of a page of another address', { origin: 'https://evil.example' }, 'none'],
    ['of another site', { rpId: 'evil.example' }, 'none'],
    ['without a finger, a face or a PIN', { isUserVerified: false }, 'none'],
    ['in a frame of another site', { crossOrigin: true }, 'none'],
    ['with a maker’s certificate, which was not asked for', {}, 'packed'],
  ])('refuses a key %s', async (_case, signing, format) => {
    const { client } = await person()
    const made = softAuthenticator(SITE).make(await challengeFor(client), signing, format)
    expect((await client.call(addPasskey, { ...made, ...ON })).refusal).toBe('PASSKEY_REFUSED')
    expect(await listOf(client)).toEqual([])
  })

  it('refuses a key of another account', async () => {
    const [kim, lee] = [await person(), await person()]
    const device = softAuthenticator(SITE)
    await add(kim.client, device)
    expect((await add(lee.client, device)).refusal).toBe('PASSKEY_REFUSED')
  })

  it('keeps at most ten keys, even when two are added concurrently', async () => {
    const { client, memberNo } = await person()
    for (let keys = 0; keys < 9; keys += 1) expect((await add(client)).code).toBe(1)
    const challenges = [await challengeFor(client), await challengeFor(client)]
    const answers = await Promise.all(
      challenges.map((challenge) => client.call(addPasskey, madeFor(challenge))),
    )
    expect(answers.map(({ refusal }) => refusal)).toEqual(expect.arrayContaining(['PASSKEY_TOO_MANY', null]))
    expect((await begin(client)).refusal).toBe('PASSKEY_TOO_MANY')
    expect(await api.database.db.passkey.count({ where: { memberNo } })).toBe(10)
  })

  it('refuses malformed input and visitors', async () => {
    const { client } = await person()
    const made = { ...softAuthenticator(SITE).make(await challengeFor(client)), ...ON }
    expect((await client.call(addPasskey, { ...made, attestation: '<none>' })).status).toBe(400)
    expect((await client.call(addPasskey, { ...made, passkeyName: '' })).status).toBe(400)
    expect((await client.call(addPasskey, { ...made, attestation: 'AAAA' })).refusal).toBe('PASSKEY_REFUSED')
    expect((await api.client.call(addPasskey, made)).refusal).toBe('LOGIN_REQUIRED')
    expect((await api.client.call(listPasskeys, {})).refusal).toBe('LOGIN_REQUIRED')
  })
})

describe('removing a passkey', () => {
  it('allows only the owner to remove a passkey, once, and records the removal', async () => {
    const [kim, lee] = [await person(), await person()]
    const { passkeyNo } = (await add(kim.client)).entity
    expect((await lee.client.call(removePasskey, { passkeyNo })).refusal).toBe('PASSKEY_UNKNOWN')
    expect((await kim.client.call(removePasskey, { passkeyNo })).code).toBe(1)
    expect((await kim.client.call(removePasskey, { passkeyNo })).refusal).toBe('PASSKEY_UNKNOWN')
    expect(await listOf(kim.client)).toEqual([])
    const { notes } = (await kim.client.call(readMyPage, {})).entity
    expect(notes.map(({ kind, about }) => [kind, about])).toEqual([
      ['passkeyRemoved', '갤럭시 · 크롬'],
      ['passkeyAdded', '갤럭시 · 크롬'],
    ])
  })

  it('removes the passkeys with a withdrawal', async () => {
    const { client, memberNo } = await person()
    await add(client)
    expect((await client.call(withdraw, { userPw: PASSWORD })).code).toBe(1)
    const { db } = api.database
    expect(await db.passkey.count({ where: { memberNo } })).toBe(0)
    expect(await db.passkeyChallenge.count({ where: { memberNo } })).toBe(0)
  })

  it('removes the passkeys after a password reset but not after a password change', async () => {
    const { client, memberNo } = await person()
    await add(client)
    await client.call(changePassword, { userPw: PASSWORD, newUserPw: 'Dolsot!75' })
    expect(await listOf(client)).toHaveLength(1)
    const resetToken = newOneTimeToken()
    const createdAt = api.clock.now()
    await api.database.db.passwordReset.create({
      data: {
        tokenHash: oneTimeTokenHash(resetToken),
        memberNo,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + 60_000),
      },
    })
    expect((await api.client.call(resetPassword, { resetToken, userPw: 'Saebyeok!471' })).code).toBe(1)
    expect(await api.database.db.passkey.count({ where: { memberNo } })).toBe(0)
  })
})
