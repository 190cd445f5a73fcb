import { login } from '@hygiene/contracts/member/login/login'
import { makeSupportCode } from '@hygiene/contracts/member/support-code/make-support-code'
import { listMemberTimeline } from '@hygiene/contracts/member/account/staff/list-member-timeline'
import { readStaffMember } from '@hygiene/contracts/member/account/staff/read-staff-member'
import { redeemSupportCode } from '@hygiene/contracts/member/support-code/staff/redeem-support-code'
import type { TimelineKind } from '@hygiene/domain/staff/audit-log/timeline'
import {
  addCourse,
  addEnrolment,
  addPerson,
  addSession,
  bookSeat,
  PASSWORD,
  type TaughtCourse,
} from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
let people = 0

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-12-08T10:00:00+09:00'))

const sort = { by: 'at', isDescending: true } as const
async function caller() {
  people += 1
  return addPerson(api.database.db, { userId: `record${people}`, name: '정옥자', phone: '01023456793' })
}
async function admin(role: 'support' | 'branch' = 'support', branchNo: number | null = null) {
  people += 1
  const { client } = await logInStaff(api, `reader${people}`, role, branchNo)
  const read = (memberNo: number) => client.call(readStaffMember, { memberNo })
  const timeline = (
    memberNo: number,
    filter: { kind?: TimelineKind; hasAutomatic?: boolean } = {},
    more = {},
  ) => client.call(listMemberTimeline, { filter: { memberNo, ...filter }, sort, ...more })
  return { client, read, timeline }
}
async function refuseIdentity(enrolmentNo: number, times: number) {
  for (let at = 0; at < times; at += 1) {
    await api.database.db.identityCheck.create({
      data: {
        identityVerificationId: `check-${enrolmentNo}-${at}`,
        enrolmentNo,
        loginNo: '11111111-1111-4111-8111-111111111111',
        requestedAt: new Date(Date.UTC(2026, 11, 8, 0, 10 + at)),
        refusedReason: 'otherPerson',
      },
    })
  }
}

describe('the member record', () => {
  it('names the step and the last error with its count and shows no unmasked detail', async () => {
    const [member, { read }] = [await caller(), await admin()]
    const { enrolmentNo } = await addEnrolment(api.database.db, member, course, {
      status: 'surveyed',
      licenceNo: '2019-0114-001',
    })
    await refuseIdentity(enrolmentNo, 3)
    const { entity, envelope } = await read(member.memberNo)
    expect(entity.member).toMatchObject({ name: '정*자', phone: '010-****-6793', state: 'active' })
    expect(entity.steps).toMatchObject([{ enrolmentNo, licenceNo: '2019-0114-***', state: 'identity' }])
    expect(entity.lastError).toMatchObject({ kind: 'identity', reason: 'otherPerson', times: 3 })
    for (const fact of ['정옥자', '01023456793', '2019-0114-001', member.birth])
      expect(JSON.stringify(envelope)).not.toContain(fact)
    const log = await api.database.db.auditEntry.findMany({ where: { memberNo: member.memberNo } })
    expect(log.map(({ operation, reason }) => [operation, reason])).toEqual([['readStaffMember', '']])
  })

  it('shows until when wrong passwords lock the account', async () => {
    const [{ memberNo, userId }, { read }] = [await caller(), await admin()]
    expect((await read(memberNo)).entity).toMatchObject({ lockedUntil: null, lastError: null, steps: [] })
    for (let tries = 0; tries < 5; tries += 1) {
      await api.client.call(login, { userId, userPw: `${PASSWORD}x`, applicationId: 'edu' })
      api.clock.advance(9)
    }
    const { entity } = await read(memberNo)
    expect(entity.lastError).toMatchObject({ kind: 'login', times: 5 })
    expect(entity.lockedUntil).toBe('2026-12-08T01:15:36.000Z')
  })
})

describe('the member timeline', () => {
  it('lists every event, the newest first, filtered by kind and with counts', async () => {
    const [member, { timeline, read }] = [await caller(), await admin()]
    const { memberNo } = member
    const { enrolmentNo } = await addEnrolment(api.database.db, member, course, { status: 'completed' })
    await refuseIdentity(enrolmentNo, 1)
    await api.logIn(member.userId)
    await read(memberNo)
    const { entity } = await timeline(memberNo)
    const whats = new Set(entity.list.map(({ what }) => what))
    for (const what of ['login', 'applied', 'paid', 'lectureDone', 'completed', 'identityFailed'])
      expect([...whats]).toContain(what)
    expect([...whats]).not.toContain('view')
    const ats = entity.list.map(({ at }) => at)
    expect(ats).toEqual(ats.toSorted().toReversed())
    expect(entity.counts).toMatchObject({ login: 1, view: 1, inquiry: 0 })
    const { view, ...history } = entity.counts
    expect([view, entity.count]).toEqual([1, Object.values(history).reduce((sum, one) => sum + one, 0)])

    const views = (await timeline(memberNo, { kind: 'view' })).entity
    expect(views.list.map(({ what, about, by }) => [what, about, by])).toEqual([
      ['view', 'readStaffMember', 'staff'],
    ])
    const own = (await timeline(memberNo, { hasAutomatic: false })).entity
    expect(own.list.map(({ what }) => what)).not.toContain('completed')
    const found = (await timeline(memberNo, {}, { text: course.lectures[0]?.title ?? '-' })).entity
    expect(found.list.map(({ what }) => what)).toContain('lectureDone')
    expect(found.count).toBeLessThan(entity.count)
  })

  it('separates employee changes from views and lists each once', async () => {
    const [{ memberNo }, { timeline }] = [await caller(), await admin()]
    const row = { at: api.clock.now(), employeeNo: 1, memberNo, reason: '전화', ipAddress: '127.0.0.1' }
    const actions = [
      { operation: 'correctMember', detail: '이름' },
      { operation: 'textMember' },
      { operation: 'listMembers' },
      { operation: 'unmaskField', subjectKind: 'case', subjectNo: 4, detail: '휴대전화' },
      { operation: 'redeemLink' },
    ]
    await api.database.db.auditEntry.createMany({ data: actions.map((action) => ({ ...row, ...action })) })
    const { entity } = await timeline(memberNo)
    expect(entity.list.map(({ kind, what, about, detail }) => [kind, what, about, detail])).toEqual([
      ['change', 'changed', 'correctMember', '이름'],
    ])
    expect(entity.counts).toMatchObject({ change: 1, view: 2 })
  })

  it('pages without a gap and refuses a cursor of another filter', async () => {
    const [{ memberNo }, { timeline, client }] = [await caller(), await admin()]
    const row = {
      employeeNo: 1,
      memberNo,
      operation: 'correctMember',
      reason: '전화',
      ipAddress: '127.0.0.1',
    }
    const rows = Array.from({ length: 120 }, (_, at) => ({
      ...row,
      at: new Date(Date.UTC(2026, 11, 1, 0, at >> 2)),
    }))
    await api.database.db.auditEntry.createMany({ data: rows })
    const seen: string[] = []
    let after: string | null = null
    do {
      const { entity } = await timeline(memberNo, {}, { after })
      seen.push(...entity.list.map(({ key }) => key))
      after = entity.next
    } while (after !== null)
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
    const { entity } = await timeline(memberNo)
    const other = { filter: { memberNo, kind: 'login' }, sort, after: entity.next } as const
    expect((await client.call(listMemberTimeline, other)).status).toBe(400)
  })
})

describe('a support code given by phone', () => {
  it('opens the record of the person with the code', async () => {
    const [member, { client, read }] = [await caller(), await admin()]
    const own = await api.logIn(member.userId)
    const { code } = (await own.call(makeSupportCode, {})).entity
    const { memberNo } = (await client.call(redeemSupportCode, { supportCode: code })).entity
    expect((await read(memberNo)).entity.member).toMatchObject({ memberNo, isConnected: true })
  })
})

it('shows a branch only the people with a seat in its sessions', async () => {
  const [guest, stranger] = [await caller(), await caller()]
  const session = await addSession(api.database.db, { startsAt: new Date('2026-12-17T10:00:00+09:00') })
  await bookSeat(api.database.db, guest, session)
  const { read, timeline } = await admin('branch', session.branchNo)
  expect((await read(guest.memberNo)).entity.steps).toMatchObject([{ state: 'come', enrolmentNo: null }])
  expect((await timeline(guest.memberNo)).code).toBe(1)
  for (const memberNo of [stranger.memberNo, 999_999]) {
    expect((await read(memberNo)).refusal).toBe('MEMBER_NOT_FOUND')
    expect((await timeline(memberNo)).refusal).toBe('MEMBER_NOT_FOUND')
  }
})
