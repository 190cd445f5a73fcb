import { login } from '@hygiene/contracts/member/login/login'
import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { readMyPage } from '@hygiene/contracts/member/account/read-my-page'
import { openCase } from '@hygiene/contracts/staff/member-case/open-case'
import { correctMember } from '@hygiene/contracts/member/account/staff/correct-member'
import { endMemberLogins } from '@hygiene/contracts/member/account/staff/end-member-logins'
import { sendNextScreen } from '@hygiene/contracts/member/account/staff/send-next-screen'
import { unlockMember } from '@hygiene/contracts/member/account/staff/unlock-member'
import { wakeMember } from '@hygiene/contracts/member/account/staff/wake-member'
import { withdrawMember } from '@hygiene/contracts/member/account/staff/withdraw-member'
import { addCourse, addEnrolment, addPerson, PASSWORD, type TaughtCourse } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let people = 0
let course: TaughtCourse
const why = { reasonCode: 'asked', text: '전화로 요청' } as const
const talk = { purpose: 'account', text: '정보를 수정해달라고 함' } as const

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-12-08T10:00:00+09:00'))

async function caller(more: { dormantAt?: Date; name?: string } = {}) {
  people += 1
  return addPerson(api.database.db, { userId: `acted${people}`, name: `정옥${people}`, ...more })
}
async function admin(role: 'support' | 'readOnly' | 'branch' = 'support') {
  people += 1
  return logInStaff(api, `actor${people}`, role)
}
const notified = async (memberNo: number) =>
  (await api.database.db.message.findMany({ where: { memberNo } })).map(({ kind, aboutNo }) => [
    kind,
    aboutNo,
  ])
const logged = async (memberNo: number) =>
  (await api.database.db.auditEntry.findMany({ where: { memberNo } }))
    .filter(({ operation }) => operation !== 'openCase')
    .map(({ operation, detail, reason }) => [operation, detail, reason].join(' | '))
const memberOf = (memberNo: number) => api.database.db.member.findUniqueOrThrow({ where: { memberNo } })
const tryIn = (userId: string, userPw = PASSWORD) =>
  api.client.call(login, { userId, userPw, applicationId: 'edu' })

describe('the correction of a member', () => {
  it('requires a case and evidence for a name, notifies the member and logs the change', async () => {
    const [{ memberNo }, { client }] = [await caller(), await admin()]
    const correct = (evidence: 'idCard' | null, correction = { name: '정옥자' }) =>
      client.call(correctMember, { memberNo, ...why, evidence, correction })
    expect((await correct('idCard')).refusal).toBe('MEMBER_CASE_REQUIRED')
    await client.call(openCase, { memberNo, ...talk })
    expect((await correct(null)).refusal).toBe('EVIDENCE_REQUIRED')
    expect((await correct('idCard')).code).toBe(1)
    expect((await correct('idCard')).refusal).toBe('MEMBER_UNCHANGED')
    expect((await memberOf(memberNo)).name).toBe('정옥자')
    expect(await notified(memberNo)).toEqual([['accountCorrected', memberNo]])
    const reason = '회원이 요청 · 주민등록증·운전면허증 · 전화로 요청'
    expect(await logged(memberNo)).toEqual([`correctMember | 이름 | ${reason}`])
  })

  it('needs no evidence for phone and email and refuses a second account of one person', async () => {
    const [one, other, { client }] = [await caller(), await caller(), await admin()]
    const { name, birth, phone } = other
    const correct = (correction: object) =>
      client.call(correctMember, { memberNo: one.memberNo, ...why, evidence: 'register', correction })
    await client.call(openCase, { memberNo: one.memberNo, ...talk })
    expect((await correct({ phone: '010-9999-1234', email: 'ok@example.com' })).code).toBe(1)
    expect(await memberOf(one.memberNo)).toMatchObject({ phone: '01099991234', email: 'ok@example.com' })
    expect((await correct({ name, birth, phone })).refusal).toBe('ALREADY_MEMBER')
    expect((await correct({ phone: '12' })).status).toBe(400)
    expect((await correct({ birth: '19991399' })).status).toBe(400)
  })

  it('accepts one of two concurrent corrections that make two accounts the same person', async () => {
    const [first, second] = [await admin(), await admin()]
    for (let pair = 0; pair < 5; pair += 1) {
      const [one, two] = [await caller(), await caller()]
      const same = { name: '이한별', birth: `1980010${pair + 1}`, phone: '01077770000' }
      const sent = { ...why, evidence: 'idCard', correction: same } as const
      await first.client.call(openCase, { memberNo: one.memberNo, ...talk })
      await second.client.call(openCase, { memberNo: two.memberNo, ...talk })
      const answers = await Promise.all([
        first.client.call(correctMember, { memberNo: one.memberNo, ...sent }),
        second.client.call(correctMember, { memberNo: two.memberNo, ...sent }),
      ])
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
      expect(answers.filter(({ refusal }) => refusal === 'ALREADY_MEMBER')).toHaveLength(1)
    }
  })
})

describe('an employee’s action on an account', () => {
  it('unlocks an account that wrong passwords have locked', async () => {
    const [{ memberNo, userId }, { client }] = [await caller(), await admin()]
    for (let tries = 0; tries < 5; tries += 1) {
      await tryIn(userId, 'wrong-Password1')
      api.clock.advance(9)
    }
    expect((await tryIn(userId)).refusal).toBe('LOGIN_LOCKED')
    expect((await client.call(unlockMember, { memberNo, ...why })).code).toBe(1)
    expect((await tryIn(userId)).code).toBe(1)
    expect((await client.call(unlockMember, { memberNo, ...why })).refusal).toBe('NOT_LOCKED')
    expect(await notified(memberNo)).toEqual([['accountUnlocked', memberNo]])
    expect(await logged(memberNo)).toEqual(['unlockMember |  | 회원이 요청 · 전화로 요청'])
  })

  it('logs a member out everywhere, once', async () => {
    const [{ memberNo, userId }, { client }] = [await caller(), await admin()]
    const own = await api.logIn(userId)
    expect((await client.call(endMemberLogins, { memberNo, ...why })).code).toBe(1)
    expect((await own.call(readMyPage, {})).refusal).toBe('SESSION_EXPIRED')
    expect((await client.call(endMemberLogins, { memberNo, ...why })).refusal).toBe('NO_OPEN_LOGIN')
    expect(await notified(memberNo)).toEqual([['loginsEnded', memberNo]])
  })

  it('wakes a dormant account once', async () => {
    const asleep = await caller({ dormantAt: new Date('2026-10-01T00:00:00Z') })
    const [{ memberNo, userId }, { client }] = [asleep, await admin()]
    expect((await tryIn(userId)).refusal).toBe('DORMANT_ACCOUNT')
    expect((await client.call(wakeMember, { memberNo, ...why })).code).toBe(1)
    expect((await tryIn(userId)).code).toBe(1)
    expect((await client.call(wakeMember, { memberNo, ...why })).refusal).toBe('NOT_DORMANT')
  })

  it('withdraws an account in a case and never while an education is under way', async () => {
    const [{ memberNo }, busy, { client }] = [await caller(), await caller(), await admin()]
    const leave = (no: number) => client.call(withdrawMember, { memberNo: no, ...why })
    expect((await leave(memberNo)).refusal).toBe('MEMBER_CASE_REQUIRED')
    await addEnrolment(api.database.db, busy, course, { status: 'studying' })
    for (const no of [memberNo, busy.memberNo]) await client.call(openCase, { memberNo: no, ...talk })
    expect((await leave(busy.memberNo)).refusal).toBe('STILL_ENROLLED')
    expect((await leave(memberNo)).code).toBe(1)
    expect(await memberOf(memberNo)).toMatchObject({ name: '', phone: '', birth: '00000000' })
    expect((await leave(memberNo)).refusal).toBe('MEMBER_NOT_FOUND')
    expect(await logged(memberNo)).toEqual(['withdrawMember |  | 회원이 요청 · 전화로 요청'])
  })
})

describe('a link to the next screen', () => {
  it('sends the link to the person’s own number once for concurrent clicks', async () => {
    const [member, { client }] = [await caller(), await admin()]
    const { memberNo } = member
    const { enrolmentNo } = await addEnrolment(api.database.db, member, course, { status: 'surveyed' })
    const send = () => client.call(sendNextScreen, { memberNo })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ refusal }) => refusal === 'LINK_TOO_OFTEN')).toHaveLength(2)
    expect(await notified(memberNo)).toEqual([['nextScreen', enrolmentNo]])
    expect(await logged(memberNo)).toEqual([
      expect.stringMatching(/^sendNextScreen \| .+ \| 다음 화면 안내$/),
    ])
  })
})

it('refuses read-only roles and members outside one’s own branch', async () => {
  const [{ memberNo }, reader, branch] = [await caller(), await admin('readOnly'), await admin('branch')]
  const actions: readonly Endpoint[] = [unlockMember, endMemberLogins, wakeMember, withdrawMember]
  for (const entry of actions) {
    for (const { client } of [reader, branch])
      expect((await client.call(entry, { memberNo, ...why })).refusal).toBe('STAFF_FORBIDDEN')
  }
  const { client } = await admin()
  for (const entry of actions) {
    expect((await client.call(entry, { memberNo: 999_999, ...why })).refusal).toBe('MEMBER_NOT_FOUND')
    expect((await client.call(entry, { memberNo, ...why, text: '' })).status).toBe(400)
  }
  expect(await logged(memberNo)).toEqual([])
})
