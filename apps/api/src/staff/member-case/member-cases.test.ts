import { closeCase } from '@hygiene/contracts/staff/member-case/close-case'
import { extendCase } from '@hygiene/contracts/staff/member-case/extend-case'
import { listOpenCases } from '@hygiene/contracts/staff/member-case/list-open-cases'
import { openCase } from '@hygiene/contracts/staff/member-case/open-case'
import { unmaskField } from '@hygiene/contracts/staff/member-case/unmask-field'
import { addCourse, addEnrolment, addPerson, addSession, bookSeat } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let people = 0
const why = { purpose: 'study', text: '평가가 안 열린다고 함' } as const

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-12-08T10:00:00+09:00'))

async function caller() {
  people += 1
  return addPerson(api.database.db, { userId: `caller${people}`, name: '정옥자', phone: '01023456793' })
}
async function admin(role: 'support' | 'branch' = 'support', branchNo: number | null = null) {
  people += 1
  const { client, employeeNo } = await logInStaff(api, `admin${people}`, role, branchNo)
  const unmask = (memberNo: number, field: 'name' | 'phone' = 'phone') =>
    client.call(unmaskField, { memberNo, field })
  return { client, employeeNo, unmask }
}
const actions = async (memberNo: number) => {
  const rows = await api.database.db.auditEntry.findMany({ where: { memberNo }, orderBy: { auditNo: 'asc' } })
  return rows.map(({ operation, subjectKind, detail, reason }) =>
    [operation, subjectKind, detail, reason].join(' | '),
  )
}

describe('a member case', () => {
  it('opens any field of the member and logs each opening with field and case', async () => {
    const [{ memberNo }, { client, unmask }] = [await caller(), await admin()]
    expect((await unmask(memberNo)).refusal).toBe('MEMBER_CASE_REQUIRED')
    const { entity } = await client.call(openCase, { memberNo, ...why })
    expect(entity).toMatchObject({ memberNo, name: '정*자', ...why, leftSeconds: 1800 })
    expect((await unmask(memberNo)).entity).toEqual({ value: '01023456793' })
    expect((await unmask(memberNo, 'name')).entity).toEqual({ value: '정옥자' })
    const reason = '수강·평가 문의 · 평가가 안 열린다고 함'
    expect(await actions(memberNo)).toEqual([
      `openCase | case |  | ${reason}`,
      `unmaskField | case | 휴대전화 | ${reason}`,
      `unmaskField | case | 이름 | ${reason}`,
    ])
  })

  it('opens fields only of the case’s member and only for its employee', async () => {
    const [one, other, mine, theirs] = [await caller(), await caller(), await admin(), await admin()]
    await mine.client.call(openCase, { memberNo: one.memberNo, ...why })
    expect((await mine.unmask(other.memberNo)).refusal).toBe('MEMBER_CASE_REQUIRED')
    expect((await theirs.unmask(one.memberNo)).refusal).toBe('MEMBER_CASE_REQUIRED')
    expect((await theirs.client.call(listOpenCases, {})).entity.list).toEqual([])
  })

  it('ends a case after thirty minutes, allows earlier extension and closes on request', async () => {
    const [{ memberNo }, { client, unmask }] = [await caller(), await admin()]
    await client.call(openCase, { memberNo, ...why })
    api.clock.advance(1790)
    expect((await client.call(extendCase, { memberNo })).entity.leftSeconds).toBe(1800)
    api.clock.advance(1799)
    expect((await unmask(memberNo)).code).toBe(1)
    api.clock.advance(1)
    expect((await unmask(memberNo)).refusal).toBe('MEMBER_CASE_REQUIRED')
    expect((await client.call(extendCase, { memberNo })).refusal).toBe('CASE_OVER')
    expect((await client.call(openCase, { memberNo, ...why })).code).toBe(1)
    expect((await client.call(closeCase, { memberNo })).entity).toEqual({ memberNo })
    expect((await client.call(closeCase, { memberNo })).code).toBe(1)
    expect((await unmask(memberNo)).refusal).toBe('MEMBER_CASE_REQUIRED')
    const ended = await api.database.db.memberCase.findMany({
      where: { memberNo },
      orderBy: { caseNo: 'asc' },
    })
    expect(ended.map(({ closedAt, endsAt }) => closedAt?.getTime() === endsAt.getTime())).toEqual([
      true,
      false,
    ])
  })

  it('opens one case for concurrent tabs', async () => {
    const [{ memberNo }, { client }] = [await caller(), await admin()]
    const open = () => client.call(openCase, { memberNo, ...why })
    const answers = await Promise.all(Array.from({ length: 6 }, open))
    expect(new Set(answers.map(({ entity }) => entity.caseNo)).size).toBe(1)
    expect(await api.database.db.memberCase.count({ where: { memberNo } })).toBe(1)
    expect((await client.call(listOpenCases, {})).entity.list).toHaveLength(1)
    expect(await actions(memberNo)).toHaveLength(1)
  })
})

describe('a field of an enrolment', () => {
  it('opens a field by the number of the member’s own enrolment', async () => {
    const [member, other, { client }] = [await caller(), await caller(), await admin()]
    const course = await addCourse(api.database.db)
    const place = { licenceNo: '2019-0114-001', businessName: '옥자네' }
    const { enrolmentNo } = await addEnrolment(api.database.db, member, course, place)
    const asked = { field: 'licenceNo', enrolmentNo } as const
    for (const { memberNo } of [member, other]) await client.call(openCase, { memberNo, ...why })
    expect((await client.call(unmaskField, { memberNo: member.memberNo, ...asked })).entity.value).toBe(
      '2019-0114-001',
    )
    expect((await client.call(unmaskField, { memberNo: other.memberNo, ...asked })).refusal).toBe(
      'ENROLMENT_NOT_FOUND',
    )
    expect((await client.call(unmaskField, { memberNo: member.memberNo, field: 'licenceNo' })).status).toBe(
      400,
    )
  })
})

describe('a refused member case', () => {
  it('refuses a member without a seat in the branch’s sessions and an unknown member', async () => {
    const [guest, stranger] = [await caller(), await caller()]
    const session = await addSession(api.database.db, { startsAt: new Date('2026-12-17T10:00:00+09:00') })
    await bookSeat(api.database.db, guest, session)
    const { client, unmask } = await admin('branch', session.branchNo)
    expect((await client.call(openCase, { memberNo: guest.memberNo, ...why })).code).toBe(1)
    expect((await unmask(guest.memberNo)).code).toBe(1)
    for (const memberNo of [stranger.memberNo, 999_999]) {
      expect((await client.call(openCase, { memberNo, ...why })).refusal).toBe('MEMBER_NOT_FOUND')
      expect((await unmask(memberNo)).refusal).toBe('MEMBER_NOT_FOUND')
    }
  })

  it('rejects a malformed member case', async () => {
    const [{ memberNo }, { client }] = [await caller(), await admin()]
    expect((await client.call(openCase, { memberNo, ...why, text: ' ' })).status).toBe(400)
    expect((await client.call(openCase, { memberNo, ...why, purpose: 'curious' as 'study' })).status).toBe(
      400,
    )
  })
})
