import { login } from '@hygiene/contracts/member/login/login'
import { findId } from '@hygiene/contracts/member/account/find-id'
import { join } from '@hygiene/contracts/member/account/join'
import { askAboutFormerAccount } from '@hygiene/operations/content/inquiry/ask-about-former-account'
import { claimFormerMember, findFormerClaim } from '@hygiene/operations/member/account/former-claims'
import { openFormerMembers } from '@hygiene/operations/member/account/former-members'
import { type RunningSandbox, startSandbox } from '@hygiene/testing'
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

const db = () => api.database.db

function someone(more: Partial<PersonIdentity> = {}): PersonIdentity {
  people += 1
  return { ...KIM, name: `이전${people}`, phone: `0106666${1000 + people}`, di: `former-${people}`, ...more }
}

async function imported({ name, birthDate, phone }: PersonIdentity, more: { phone?: string } = {}) {
  people += 1
  const agreedAt = new Date('2019-03-02T00:00:00+09:00')
  const person = {
    formerId: `old-${people}`,
    name,
    birth: birthDate.replaceAll('-', ''),
    phone: more.phone ?? phone,
    email: 'old@example.com',
    companyPhone: '',
    zipCode: '',
    address: '',
    address2: '',
    joinedAt: agreedAt,
    consents: { version: '2018', evidence: 'A-1', terms: agreedAt, marketing: agreedAt, thirdParty: null },
  }
  const [memberNo = 0] = await db().$transaction((tx) => openFormerMembers(tx, [person], api.clock.now()))
  return memberNo
}

async function signUp(person: PersonIdentity) {
  people += 1
  const proof = await provePerson(api.client, sandbox, 'signUp', person)
  const userId = `former${people}`
  const sent = { ...proof, userId, userPw: 'Saebyeok!471', termsConsent: true, privacyConsent: true } as const
  return { sent, send: () => api.client.call(join, sent) }
}
const isUnclaimed = async (memberNo: number) =>
  (await db().member.findUniqueOrThrow({ where: { memberNo } })).unclaimedSince !== null
const asked = (memberNo: number) =>
  db().outbox.count({ where: { kind: 'ask-about-former-account', payload: { equals: { memberNo } } } })
const memberOf = (userId: string) => db().member.findUniqueOrThrow({ where: { userId } })

describe('an imported account', () => {
  it('transfers an imported account to its owner with all its records', async () => {
    const person = someone()
    const memberNo = await imported(person)
    const old = { uname: person.name, ubir: '19710504', cuname: '', cname: '옛날식당', uaddr1: '' }
    await db().oldEducation.create({
      data: { ...old, outnumber: `old-${memberNo}`, eduEndDate: new Date('2019-05-05') },
    })
    const { sent, send } = await signUp(person)
    expect((await send()).entity).toMatchObject({ userId: sent.userId, formerRecords: 'linked' })
    const member = await memberOf(sent.userId)
    expect(member).toMatchObject({
      memberNo,
      unclaimedSince: null,
      verifiedAt: api.clock.now(),
      email: 'old@example.com',
      marketingAgreedAt: null,
      createdAt: new Date('2019-03-02T00:00:00+09:00'),
    })
    expect(member.identityKeyHash).not.toBeNull()
    expect(await db().oldEducation.count({ where: { memberNo } })).toBe(1)
    expect(await db().formerAccount.findMany({ where: { memberNo } })).toMatchObject([
      { claimedAt: api.clock.now() },
    ])
    const typed = { userId: sent.userId, userPw: sent.userPw, applicationId: 'edu', disconnect: 1 } as const
    expect((await api.client.call(login, typed)).entity.isAuth).toBe(1)
    expect((await send()).entity).toMatchObject({ userId: sent.userId, formerRecords: 'linked' })
  })

  it('transfers an imported account once when its owner signs up twice concurrently', async () => {
    // A certificate provides no DI, so only the account itself prevents a second claim.
    const person = someone({ method: 'certificate' })
    const memberNo = await imported(person)
    const forms = await Promise.all(Array.from({ length: 4 }, () => signUp(person)))
    const answers = await Promise.all(forms.map(({ send }) => send()))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ refusal }) => refusal === 'ALREADY_MEMBER')).toHaveLength(3)
    const { name, birth, phone } = await db().member.findUniqueOrThrow({ where: { memberNo } })
    expect(await db().member.count({ where: { name, birth, phone, withdrawnAt: null } })).toBe(1)
  })

  it('transfers an imported account to one of two claims that both found the account free', async () => {
    const person = someone()
    const memberNo = await imported(person)
    const claimant = { name: person.name, birth: person.birthDate.replaceAll('-', ''), phone: person.phone }
    const both = Promise.withResolvers<void>()
    let waiting = 0
    const claim = (userId: string) =>
      db().$transaction(async (tx) => {
        expect(await findFormerClaim(tx, claimant)).toEqual({ is: 'own', memberNo })
        waiting += 1
        if (waiting === 2) both.resolve()
        await both.promise
        return claimFormerMember(tx, memberNo, { userId }, api.clock.now())
      })
    const claimed = await Promise.all([claim('claimer1'), claim('claimer2')])
    expect(claimed.filter((member) => member !== null)).toHaveLength(1)
  })

  it('leaves an imported account with another telephone unchanged and opens a case for staff', async () => {
    const person = someone()
    const memberNo = await imported(person, { phone: '01099990001' })
    const { sent, send } = await signUp(person)
    expect((await send()).entity.formerRecords).toBe('asked')
    const joined = await memberOf(sent.userId)
    expect(joined.memberNo).not.toBe(memberNo)
    expect(await isUnclaimed(memberNo)).toBe(true)
    expect(await asked(joined.memberNo)).toBe(1)
  })

  it('transfers neither of two imported accounts with the same person’s data', async () => {
    const person = someone()
    const memberNos = [await imported(person), await imported(person)]
    const { sent, send } = await signUp(person)
    expect((await send()).entity.formerRecords).toBe('asked')
    expect(await Promise.all(memberNos.map(isUnclaimed))).toEqual([true, true])
    expect(await asked((await memberOf(sent.userId)).memberNo)).toBe(1)
  })

  it('ignores a stranger with the same telephone', async () => {
    const owner = someone()
    const memberNo = await imported(owner)
    const { send } = await signUp(someone({ phone: owner.phone, birthDate: '1980-01-01' }))
    expect((await send()).entity.formerRecords).toBeNull()
    expect(await isUnclaimed(memberNo)).toBe(true)
  })

  it('hides an imported account from login and from the search for an id', async () => {
    const person = someone()
    const memberNo = await imported(person)
    const { userId } = await db().member.findUniqueOrThrow({ where: { memberNo } })
    const typed = { userId, userPw: 'Saebyeok!471', applicationId: 'edu' } as const
    expect((await api.client.call(login, typed)).refusal).toBe('UNKNOWN_ID')
    const proof = await provePerson(api.client, sandbox, 'findId', person)
    expect((await api.client.call(findId, proof)).refusal).toBe('MEMBER_UNKNOWN')
  })
})

it('opens one private inquiry for an unclear account, however often the job runs', async () => {
  const person = someone()
  await imported(person, { phone: '01099990002' })
  const { sent, send } = await signUp(person)
  await send()
  const { memberNo } = await memberOf(sent.userId)
  await askAboutFormerAccount(db(), memberNo, api.clock.now())
  await askAboutFormerAccount(db(), memberNo, api.clock.now())
  const inquiries = await db().inquiry.findMany({ where: { memberNo } })
  expect(inquiries).toMatchObject([{ title: '이전 누리집 기록을 연결해주세요', isPrivate: true }])
  expect(JSON.stringify(inquiries)).not.toContain('01099990002')
})
