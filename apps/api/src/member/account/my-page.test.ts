import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { login } from '@hygiene/contracts/member/login/login'
import { changePassword } from '@hygiene/contracts/member/account/change-password'
import { changePhone } from '@hygiene/contracts/member/account/change-phone'
import { checkPassword } from '@hygiene/contracts/member/account/check-password'
import { matchCode } from '@hygiene/contracts/member/account/match-code'
import { readMyPage } from '@hygiene/contracts/member/account/read-my-page'
import { renewIdentity } from '@hygiene/contracts/member/identity-check/renew-identity'
import { sendPhoneChangeCode } from '@hygiene/contracts/member/account/send-phone-change-code'
import { updateMember } from '@hygiene/contracts/member/account/update-member'
import { withdraw } from '@hygiene/contracts/member/account/withdraw'
import {
  addCourse,
  addEnrolment,
  addPerson,
  type TaughtCourse,
  PASSWORD,
  type RunningSandbox,
  startSandbox,
} from '@hygiene/testing'
import { provePerson } from '@hygiene/testing/drive/prove-person'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let sandbox: RunningSandbox
let course: TaughtCourse
let people = 0

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/no-notices')
  api = await startTestApi({ PORTONE_BASE_URL: sandbox.origin, SOLAPI_BASE_URL: sandbox.origin })
  course = await addCourse(api.database.db)
})
afterAll(async () => {
  await api.stop()
  await sandbox.stop()
})
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

async function owner() {
  people += 1
  const phone = `0104444${String(1000 + people)}`
  const member = await addPerson(api.database.db, { userId: `mypage${people}`, name: `주인${people}`, phone })
  const identity = { name: `주인${people}`, birthDate: '1960-03-12', phone }
  return { ...member, identity, client: await api.logIn(member.userId) }
}
type Owner = Awaited<ReturnType<typeof owner>>
const stored = ({ memberNo }: Owner) => api.database.db.member.findUniqueOrThrow({ where: { memberNo } })

async function phoneProof({ client }: Owner, phone: string): Promise<string> {
  const { entity } = await client.call(sendPhoneChangeCode, { phone })
  const text = (await sandbox.messages(phone)).at(-1)?.text ?? ''
  const code = /인증번호 (\d{6})/.exec(text)?.[1] ?? ''
  const { phoneCodeNo } = entity
  return (await client.call(matchCode, { phoneCodeNo, phone, code })).entity.phoneProof
}

const emailOf = (length: number) => `kim@${'b'.repeat(60)}.${'c'.repeat(length - 71)}.co.kr`

describe('my page', () => {
  it('shows the member, their consents and last logins', async () => {
    const kim = await owner()
    const { entity } = await kim.client.call(readMyPage, {})
    expect(entity).toMatchObject({ userId: kim.userId, name: kim.name, marketingAgreedAt: null })
    expect(entity.logins).toEqual([
      expect.objectContaining({ isThis: true, isLinked: false, ipAddress: '127.0.0.1' }),
    ])
    expect(JSON.stringify(entity)).not.toContain('argon2')
  })

  it('saves sent fields, keeps the rest and records consents when they change', async () => {
    const kim = await owner()
    const first = { email: 'kim@example.com', companyPhone: '02-123-4567', marketingConsent: 1 } as const
    expect((await kim.client.call(updateMember, first)).code).toBe(1)
    await kim.client.call(updateMember, { address: '서울특별시 중구 세종대로 110', marketingConsent: 1 })
    await kim.client.call(updateMember, { marketingConsent: 0 })
    expect(await stored(kim)).toMatchObject({
      email: 'kim@example.com',
      companyPhone: '02-123-4567',
      address: '서울특별시 중구 세종대로 110',
      marketingAgreedAt: null,
    })
    const { memberNo } = kim
    const kept = await api.database.db.consentRecord.findMany({
      where: { memberNo },
      orderBy: { consentNo: 'asc' },
    })
    expect(kept.map(({ kind, isGiven }) => [kind, isGiven])).toEqual([
      ['marketing', true],
      ['marketing', false],
    ])
    expect((await kim.client.call(updateMember, { email: 'kim@' })).status).toBe(400)
  })

  it('accepts an e-mail up to the stored length and refuses a longer one', async () => {
    const kim = await owner()
    expect((await kim.client.call(updateMember, { email: emailOf(120) })).code).toBe(1)
    expect((await kim.client.call(updateMember, { email: emailOf(121) })).status).toBe(400)
  })

  it('accepts a telephone number with brackets and refuses a short one', async () => {
    const kim = await owner()
    expect((await kim.client.call(updateMember, { companyPhone: '(02)123-4567' })).code).toBe(1)
    expect((await kim.client.call(updateMember, { companyPhone: '02-12' })).status).toBe(400)
    expect(await stored(kim)).toMatchObject({ companyPhone: '(02)123-4567' })
  })

  it.each([
    ['readMyPage', readMyPage, {}],
    ['updateMember', updateMember, {}],
    ['checkPassword', checkPassword, { userPw: PASSWORD }],
    ['withdraw', withdraw, { userPw: PASSWORD }],
  ])('requires a login for %s', async (_name, contract, sent) => {
    expect((await api.client.call(contract, sent as never)).refusal).toBe('LOGIN_REQUIRED')
  })
})

describe('a new password', () => {
  it('requires the present password and ends every other login', async () => {
    const kim = await owner()
    const userPw = 'Neues!4827'
    const wrong = { userPw: 'wrong!2026', newUserPw: userPw }
    expect((await kim.client.call(changePassword, wrong)).refusal).toBe('PASSWORD_DIFFERS')
    const same = { userPw: PASSWORD, newUserPw: PASSWORD }
    expect((await kim.client.call(changePassword, same)).refusal).toBe('PASSWORD_UNCHANGED')
    const { memberNo } = kim
    const elsewhere = { memberNo, applicationId: 'kiosk', ipAddress: '', loggedInAt: api.clock.now() }
    const loginNo = '6f8e1c9a-0000-4000-8000-000000000001'
    await api.database.db.login.create({
      data: { ...elsewhere, loginNo, extendedAt: api.clock.now() },
    })

    expect((await kim.client.call(changePassword, { userPw: PASSWORD, newUserPw: userPw })).code).toBe(1)
    const ended = await api.database.db.login.findUniqueOrThrow({ where: { loginNo } })
    expect(ended.endReason).toBe('passwordChanged')
    expect((await kim.client.call(fetchUser, {})).code).toBe(1)
    const again = { userId: kim.userId, userPw, applicationId: 'edu', disconnect: 1 } as const
    expect((await api.client.call(login, again)).code).toBe(1)
  })

  it('reports the password as changed when the request repeats after a lost answer', async () => {
    const kim = await owner()
    const sent = { userPw: PASSWORD, newUserPw: 'Neues!4827' }
    expect((await kim.client.call(changePassword, sent)).code).toBe(1)
    const { passwordHash } = await stored(kim)
    expect((await kim.client.call(changePassword, sent)).code).toBe(1)
    expect((await stored(kim)).passwordHash).toBe(passwordHash)
    const other = { ...sent, newUserPw: 'Andere!5931' }
    expect((await kim.client.call(changePassword, other)).refusal).toBe('PASSWORD_DIFFERS')
    api.clock.advance(600)
    expect((await kim.client.call(changePassword, sent)).refusal).toBe('PASSWORD_DIFFERS')
  })

  it('follows the password rules of the sign-up', async () => {
    const kim = await owner()
    const weak = { userPw: PASSWORD, newUserPw: 'abc123' }
    expect((await kim.client.call(changePassword, weak)).status).toBe(400)
  })

  it('locks the login after five wrong passwords on an open screen', async () => {
    const kim = await owner()
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await kim.client.call(checkPassword, { userPw: 'wrong!2026' })).refusal).toBe(
        'PASSWORD_DIFFERS',
      )
      api.clock.advance(10)
    }
    expect((await kim.client.call(checkPassword, { userPw: PASSWORD })).refusal).toBe('LOGIN_LOCKED')
    const typed = { userId: kim.userId, userPw: PASSWORD, applicationId: 'edu' } as const
    expect((await api.client.call(login, typed)).refusal).toBe('LOGIN_LOCKED')
    api.clock.advance(900)
    expect((await kim.client.call(checkPassword, { userPw: PASSWORD })).entity.isRight).toBe(true)
  })
})

describe('a new phone', () => {
  const userPw = PASSWORD

  it('changes the phone only with a code that reached the new one', async () => {
    const kim = await owner()
    const phone = `0103333${String(1000 + people)}`
    const sent = { userPw, phone, phoneProof: await phoneProof(kim, phone) }
    const other = { ...sent, phone: '010-9999-0000' }
    expect((await kim.client.call(changePhone, other)).refusal).toBe('CODE_OVER')
    expect((await kim.client.call(changePhone, sent)).entity.phone).toBe(phone)
    expect((await stored(kim)).phone).toBe(phone)
    expect((await kim.client.call(changePhone, sent)).entity.phone).toBe(phone)
    await api.database.db.member.update({ where: { userId: kim.userId }, data: { phone: kim.phone } })
    expect((await kim.client.call(changePhone, sent)).refusal).toBe('CODE_OVER')
  })

  it('requires the present password and keeps the code for the next attempt', async () => {
    const kim = await owner()
    const phone = `0103333${String(1000 + people)}`
    const proof = await phoneProof(kim, phone)
    const wrong = { userPw: 'wrong!2026', phone, phoneProof: proof }
    expect((await kim.client.call(changePhone, wrong)).refusal).toBe('PASSWORD_DIFFERS')
    expect((await kim.client.call(changePhone, { phone, phoneProof: proof } as never)).status).toBe(400)
    expect((await stored(kim)).phone).toBe(kim.phone)
    expect((await kim.client.call(changePhone, { ...wrong, userPw })).entity.phone).toBe(phone)
  })

  it('locks the password after five wrong ones, as at the login', async () => {
    const kim = await owner()
    const phone = `0103333${String(1000 + people)}`
    const sent = { phone, phoneProof: await phoneProof(kim, phone) }
    const attempt = async (typed: string, pauseSeconds: number) => {
      api.clock.advance(pauseSeconds)
      return (await kim.client.call(changePhone, { ...sent, userPw: typed })).refusal
    }
    for (const pause of [0, 10, 10, 10]) expect(await attempt('wrong!2026', pause)).toBe('PASSWORD_DIFFERS')
    expect(await attempt(userPw, 1)).toBe('LOGIN_TOO_SOON')
    expect(await attempt('wrong!2026', 10)).toBe('PASSWORD_DIFFERS')
    expect(await attempt(userPw, 10)).toBe('LOGIN_LOCKED')
    const typed = { userId: kim.userId, userPw, applicationId: 'edu' } as const
    expect((await api.client.call(login, typed)).refusal).toBe('LOGIN_LOCKED')
    expect((await stored(kim)).phone).toBe(kim.phone)
  })

  it('refuses another person’s code and a missing login', async () => {
    const [kim, lee] = [await owner(), await owner()]
    const phone = `0103333${String(1000 + people)}`
    const sent = { userPw, phone, phoneProof: await phoneProof(kim, phone) }
    expect((await lee.client.call(changePhone, sent)).refusal).toBe('CODE_OVER')
    expect((await stored(lee)).phone).toBe(lee.phone)
    expect((await api.client.call(changePhone, sent)).refusal).toBe('LOGIN_REQUIRED')
  })
})

describe('a fresh verification', () => {
  it('accepts a new phone but no other person', async () => {
    const kim = await owner()
    const moved = { ...kim.identity, phone: '01022223333' }
    const proof = await provePerson(kim.client, sandbox, 'renewIdentity', moved)
    const renewed = await kim.client.call(renewIdentity, proof)
    expect(renewed.entity).toEqual({ name: kim.name, birth: '19600312', phone: '01022223333' })
    expect((await kim.client.call(renewIdentity, proof)).entity).toEqual(renewed.entity)
    expect((await (await owner()).client.call(renewIdentity, proof)).refusal).toBe('PROOF_OVER')

    const other = { ...kim.identity, name: '다른이' }
    const wrong = await provePerson(kim.client, sandbox, 'renewIdentity', other)
    expect((await kim.client.call(renewIdentity, wrong)).refusal).toBe('OTHER_PERSON')
    expect((await stored(kim)).name).toBe(kim.name)
  })
})

describe('a withdrawal', () => {
  it('ends the login, forgets the person and lists the kept records with the reason', async () => {
    const kim = await owner()
    const { entity } = await kim.client.call(withdraw, { userPw: PASSWORD })
    expect(entity.kept.map(({ what }) => what)).toContain('위생교육 수료 기록과 수료증')
    expect((await kim.client.call(fetchUser, {})).refusal).toBe('SESSION_EXPIRED')
    const typed = { userId: kim.userId, userPw: PASSWORD, applicationId: 'edu' } as const
    expect((await api.client.call(login, typed)).refusal).toBe('UNKNOWN_ID')
    expect(JSON.stringify(await stored(kim))).not.toContain(kim.name)
  })

  it('keeps the completed record as issued', async () => {
    const kim = await owner()
    const wanted = { status: 'completed', licenceNo: `2018000${1000 + people}` } as const
    const { enrolmentNo } = await addEnrolment(api.database.db, kim, course, wanted)
    expect((await kim.client.call(withdraw, { userPw: PASSWORD })).code).toBe(1)
    const kept = await api.database.db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
    expect(kept.userName).toBe(kim.name)
  })

  it('requires finished education and the right password', async () => {
    const kim = await owner()
    const licenceNo = `2018000${1000 + people}`
    await addEnrolment(api.database.db, kim, course, { status: 'studying', licenceNo })
    expect((await kim.client.call(withdraw, { userPw: PASSWORD })).refusal).toBe('STILL_ENROLLED')
    expect((await kim.client.call(withdraw, { userPw: 'wrong!2026' })).refusal).toBe('PASSWORD_DIFFERS')
    expect((await stored(kim)).withdrawnAt).toBeNull()
  })
})
