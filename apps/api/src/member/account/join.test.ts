import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { login } from '@hygiene/contracts/member/login/login'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { beginIdentityProof } from '@hygiene/contracts/member/identity-check/begin-identity-proof'
import { checkDuplicateId } from '@hygiene/contracts/member/account/check-duplicate-id'
import { confirmIdentityProof } from '@hygiene/contracts/member/identity-check/confirm-identity-proof'
import { join } from '@hygiene/contracts/member/account/join'
import { addPerson, type RunningSandbox, startSandbox } from '@hygiene/testing'
import { KIM, type PersonIdentity, provePerson } from '@hygiene/testing/drive/prove-person'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let sandbox: RunningSandbox
let people = 0

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/no-notices')
  api = await startTestApi({ PORTONE_BASE_URL: sandbox.origin, SOLAPI_BASE_URL: sandbox.origin })
})
afterAll(async () => {
  await api.stop()
  await sandbox.stop()
})
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

function newcomer(more: Partial<PersonIdentity> = {}): PersonIdentity {
  people += 1
  return { ...KIM, phone: `0107777${String(1000 + people)}`, di: `di-of-${people}`, ...more }
}
const prove = (person: PersonIdentity) => provePerson(api.client, sandbox, 'signUp', person)
type Form = SentTo<typeof join>
function form(
  proof: { identityVerificationId: string; proofSecret: string },
  more: Partial<Form> = {},
): Form {
  people += 1
  return {
    ...proof,
    userId: `saebom${people}`,
    userPw: 'Saebyeok!471',
    termsConsent: true,
    privacyConsent: true,
    ...more,
  }
}
const asText = async (more: object) => ({ ...form(await prove(newcomer())), ...more })
const userOf = (opened: { accessToken: string } | null) =>
  api.client.as(opened?.accessToken ?? '').call(fetchUser, {})
const members = (userId: string) => api.database.db.member.count({ where: { userId } })

describe('sign-up', () => {
  it('opens an account for the verified person and logs the person in', async () => {
    const person = newcomer()
    const sent = form(await prove(person), { email: 'kim@example.com', marketingConsent: true })
    const { login: opened, ...joined } = (await api.client.call(join, sent)).entity
    expect(joined).toEqual({ userId: sent.userId, name: '김새봄', formerRecords: null })
    expect(opened).toMatchObject({ isAuth: 1, remainingSeconds: 7200 })
    expect((await userOf(opened)).entity.name).toBe('김새봄')

    const member = await api.database.db.member.findUniqueOrThrow({ where: { userId: sent.userId } })
    expect(member).toMatchObject({
      name: '김새봄',
      birth: '19710504',
      phone: person.phone,
      thirdPartyAgreedAt: null,
    })
    expect(member.marketingAgreedAt).toEqual(api.clock.now())
    expect(member.passwordHash).toMatch(/^\$argon2id\$/)
    const typed = { userId: sent.userId, userPw: sent.userPw, applicationId: 'edu' } as const
    expect((await api.client.call(login, typed)).refusal).toBe('ALREADY_CONNECTED')
    expect((await api.client.call(login, { ...typed, disconnect: 1 })).entity.isAuth).toBe(1)
    expect((await userOf(opened)).refusal).toBe('SESSION_DISPLACED')
  })

  it('records every consent with the version of its text', async () => {
    const sent = form(await prove(newcomer()), { thirdPartyConsent: true })
    await api.client.call(join, sent)
    const { memberNo } = await api.database.db.member.findUniqueOrThrow({ where: { userId: sent.userId } })
    const kept = await api.database.db.consentRecord.findMany({ where: { memberNo } })
    expect(Object.fromEntries(kept.map(({ kind, isGiven }) => [kind, isGiven]))).toEqual({
      terms: true,
      privacy: true,
      marketing: false,
      thirdParty: true,
    })
    expect(new Set(kept.map(({ version }) => version))).toEqual(new Set(['2021-01-01']))
  })

  it('allows one account per person by DI, even under another name', async () => {
    const person = newcomer()
    const renamed = form(await prove({ ...person, name: '김개명', phone: '01088889999' }))
    await api.client.call(join, form(await prove(person)))
    expect((await api.client.call(join, renamed)).refusal).toBe('ALREADY_MEMBER')
    expect(await members(renamed.userId)).toBe(0)
  })

  it('opens one account per person for two concurrent sign-ups', async () => {
    const person = newcomer()
    const forms = [form(await prove(person)), form(await prove(person))]
    const answers = await Promise.all(forms.map((sent) => api.client.call(join, sent)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ refusal }) => refusal === 'ALREADY_MEMBER')).toHaveLength(1)
  })

  it('keeps the verification unused when the id is taken and names the taken id', async () => {
    await addPerson(api.database.db, { userId: 'taken2026' })
    const proof = await prove(newcomer())
    expect((await api.client.call(checkDuplicateId, { userId: 'taken2026' })).refusal).toBe('ID_TAKEN')
    expect((await api.client.call(join, form(proof, { userId: 'taken2026' }))).refusal).toBe('ID_TAKEN')
    const other = form(proof)
    expect((await api.client.call(checkDuplicateId, { userId: other.userId })).entity.isFree).toBe(true)
    expect((await api.client.call(join, other)).code).toBe(1)
  })

  it('takes over only old records that fit exactly one person', async () => {
    const person = newcomer({ name: '옛기록', birthDate: '1955-01-31' })
    const old = { uname: '옛기록', ubir: '19550131', cuname: '', cname: '옛날식당', uaddr1: '' }
    const row = { ...old, outnumber: 'old-1', eduEndDate: new Date('2019-05-05') }
    await api.database.db.oldEducation.create({ data: row })
    await api.client.call(join, form(await prove(person)))
    const taken = await api.database.db.oldEducation.findUniqueOrThrow({ where: { outnumber: 'old-1' } })
    expect(taken.memberNo).not.toBeNull()

    await api.database.db.oldEducation.create({ data: { ...row, outnumber: 'old-2' } })
    await api.client.call(join, form(await prove(newcomer({ name: '옛기록', birthDate: '1955-01-31' }))))
    const shared = await api.database.db.oldEducation.findUniqueOrThrow({ where: { outnumber: 'old-2' } })
    expect(shared.memberNo).toBeNull()
  })

  it('refuses to sign up children', async () => {
    const sent = form(await prove(newcomer({ birthDate: '2012-11-22' })))
    expect((await api.client.call(join, sent)).refusal).toBe('TOO_YOUNG')
  })
})

describe('a sign-up verification', () => {
  it('accepts a verification once, within half an hour, in the browser that began the sign-up', async () => {
    const proof = await prove(newcomer())
    expect((await api.client.call(join, form(proof))).code).toBe(1)
    expect((await api.client.call(join, form(proof))).refusal).toBe('PROOF_OVER')

    const stolen = { ...(await prove(newcomer())), proofSecret: 'x'.repeat(43) }
    expect((await api.client.call(join, form(stolen))).refusal).toBe('PROOF_OVER')

    const late = await prove(newcomer())
    api.clock.advance(30 * 60)
    expect((await api.client.call(join, form(late))).refusal).toBe('PROOF_OVER')
    expect((await api.client.call(confirmIdentityProof, late)).refusal).toBe('PROOF_OVER')
  })

  it('returns the opened account again to a caller who lost the answer', async () => {
    const sent = form(await prove(newcomer()))
    const lost = (await api.client.call(join, sent)).entity
    const again = (await api.client.call(join, sent)).entity
    expect([again.userId, again.name]).toEqual([lost.userId, lost.name])
    expect((await userOf(lost.login)).refusal).toBe('SESSION_DISPLACED')
    const third = (await api.client.call(join, sent)).entity
    expect((await userOf(third.login)).code).toBe(1)
    expect(await members(sent.userId)).toBe(1)
    expect((await api.client.call(join, { ...sent, userPw: 'Andere!5931' })).refusal).toBe('PROOF_OVER')
    expect((await api.client.call(join, { ...sent, proofSecret: 'x'.repeat(43) })).refusal).toBe('PROOF_OVER')
    api.clock.advance(30 * 60)
    expect((await api.client.call(join, sent)).refusal).toBe('PROOF_OVER')
  })

  it('keeps a login begun elsewhere when the sign-up is sent again', async () => {
    const sent = form(await prove(newcomer()))
    await api.client.call(join, sent)
    const typed = { userId: sent.userId, userPw: sent.userPw, applicationId: 'edu', disconnect: 1 } as const
    const elsewhere = await api.client.call(login, typed, { headers: { 'user-agent': 'another phone' } })
    expect((await api.client.call(join, sent)).entity).toMatchObject({ userId: sent.userId, login: null })
    expect((await userOf(elsewhere.entity)).code).toBe(1)
  })

  it('makes one account with one login for a sign-up sent twice concurrently', async () => {
    const sent = form(await prove(newcomer()))
    const answers = await Promise.all([api.client.call(join, sent), api.client.call(join, sent)])
    expect(answers.map(({ code }) => code)).toEqual([1, 1])
    const { memberNo } = await api.database.db.member.findUniqueOrThrow({ where: { userId: sent.userId } })
    expect(await api.database.db.login.count({ where: { memberNo, endedAt: null } })).toBe(1)
    expect((await userOf((await api.client.call(join, sent)).entity.login)).code).toBe(1)
  })

  it('opens nothing with a verification for another purpose', async () => {
    const other = await provePerson(api.client, sandbox, 'findId', newcomer())
    expect((await api.client.call(join, form(other))).refusal).toBe('PROOF_OVER')
  })

  it('reports an existing account at once to its owner and to no other caller', async () => {
    const person = newcomer()
    await api.client.call(join, form(await prove(person)))
    const { entity } = await api.client.call(beginIdentityProof, { purpose: 'signUp', method: 'phone' })
    const { identityVerificationId, proofSecret } = entity
    const proof = { identityVerificationId, proofSecret }
    expect((await api.client.call(confirmIdentityProof, proof)).refusal).toBe('IDENTITY_FAILED')

    await sandbox.control(`/identity/${identityVerificationId}`, person)
    const overheard = { identityVerificationId, proofSecret: 'x'.repeat(43) }
    expect((await api.client.call(confirmIdentityProof, overheard)).refusal).toBe('IDENTITY_UNKNOWN')
    const first = await api.client.call(confirmIdentityProof, proof)
    expect([first.refusal, first.envelope.entity]).toEqual(['ALREADY_MEMBER', null])
    expect((await api.client.call(confirmIdentityProof, proof)).refusal).toBe('ALREADY_MEMBER')
    expect((await api.client.call(join, form(proof))).refusal).toBe('ALREADY_MEMBER')
    expect(await provePerson(api.client, sandbox, 'findId', person)).toBeTruthy()
  })

  it('opens nothing for an unconfirmed, failed or invented verification', async () => {
    const { entity } = await api.client.call(beginIdentityProof, { purpose: 'signUp', method: 'phone' })
    const { identityVerificationId, proofSecret } = entity
    const proof = { identityVerificationId, proofSecret }
    expect((await api.client.call(join, form(proof))).refusal).toBe('PROOF_OVER')
    expect((await api.client.call(confirmIdentityProof, proof)).refusal).toBe('IDENTITY_FAILED')
    await sandbox.control(`/identity/${identityVerificationId}/fail`)
    expect((await api.client.call(confirmIdentityProof, proof)).refusal).toBe('IDENTITY_FAILED')
    const invented = { identityVerificationId: 'identity000000', proofSecret: 'x'.repeat(43) }
    expect((await api.client.call(confirmIdentityProof, invented)).refusal).toBe('IDENTITY_UNKNOWN')
  })

  it('reports an unreachable provider and allows a later confirmation', async () => {
    const { entity } = await api.client.call(beginIdentityProof, { purpose: 'signUp', method: 'phone' })
    const { identityVerificationId, proofSecret } = entity
    await sandbox.control(`/identity/${identityVerificationId}`, newcomer())
    await sandbox.control('/faults', { service: 'identity', httpStatus: 502 })
    const away = await api.client.call(confirmIdentityProof, { identityVerificationId, proofSecret })
    expect(away.refusal).toBe('IDENTITY_UNAVAILABLE')
    await sandbox.control('/faults/reset')
    const back = await api.client.call(confirmIdentityProof, { identityVerificationId, proofSecret })
    expect(back.entity).toMatchObject({ name: '김새봄', birth: '19710504' })
  })
})

describe('the sign-up form', () => {
  it.each<[string, Partial<Form>]>([
    ['an id of five characters', { userId: 'abc12' }],
    ['an id without a digit', { userId: 'saebomkim' }],
    ['a password without a special character', { userPw: 'Spring471' }],
    ['three alike in a row', { userPw: 'Sprrring!41' }],
    ['three ascending', { userPw: 'Spring!123' }],
    ['three descending', { userPw: 'Spring!cba7' }],
    ['an e-mail that is none', { email: 'kim@' }],
  ])('refuses %s', async (_what, more) => {
    const answer = await api.client.call(join, form(await prove(newcomer()), more))
    expect(answer.status).toBe(400)
  })

  describe.each(['GET', 'POST'])('text fields sent by %s', (method) => {
    const send = async (sent: object) => {
      const fields = new URLSearchParams(Object.entries(sent))
      const address = `${api.client.origin}/api/user/join`
      const headers = { 'x-csrf-token': 'edu', 'content-type': 'application/x-www-form-urlencoded' }
      const answer =
        method === 'GET'
          ? await fetch(`${address}?${fields.toString()}`, { headers: { 'x-csrf-token': 'edu' } })
          : await fetch(address, { method, headers, body: fields })
      return { status: answer.status, code: ((await answer.json()) as { code: number }).code }
    }

    it('accepts 1 and 0 as consents', async () => {
      const sent = await asText({
        termsConsent: 1,
        privacyConsent: 1,
        marketingConsent: 0,
        thirdPartyConsent: 1,
      })
      expect(await send(sent)).toEqual({ status: 200, code: 1 })
      const member = await api.database.db.member.findUniqueOrThrow({ where: { userId: sent.userId } })
      expect(member.marketingAgreedAt).toBeNull()
      expect(member.thirdPartyAgreedAt).toEqual(api.clock.now())
    })

    it.each([{ termsConsent: 0 }, { privacyConsent: 2 }, { marketingConsent: 'yes' }])(
      'refuses %j',
      async (wrong) => {
        const sent = await asText({ termsConsent: 1, privacyConsent: 1, ...wrong })
        expect((await send(sent)).status).toBe(400)
        expect(await members(sent.userId)).toBe(0)
      },
    )
  })

  it.each(['termsConsent', 'privacyConsent'])('refuses a form without %s', async (consent) => {
    const sent = { ...form(await prove(newcomer())), [consent]: false }
    expect((await api.client.call(join, sent)).status).toBe(400)
  })
})
