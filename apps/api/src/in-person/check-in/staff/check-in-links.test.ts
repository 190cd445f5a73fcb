import { openCheckIn } from '@hygiene/contracts/in-person/check-in/open-check-in'
import { closeCheckInLink } from '@hygiene/contracts/in-person/check-in/staff/close-check-in-link'
import { makeCheckInLink } from '@hygiene/contracts/in-person/check-in/staff/make-check-in-link'
import { moveInPersonSession } from '@hygiene/contracts/in-person/session/staff/move-in-person-session'
import { readStaffSession } from '@hygiene/contracts/in-person/session/staff/read-staff-session'
import type { InPersonSession } from '@hygiene/db/generated/client'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

let scenario: StaffSessionScenario
let session: InPersonSession

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
})
beforeEach(async () => {
  scenario.api.clock.set('2026-12-10T09:00:00+09:00')
  session = await scenario.session('2026-12-10')
})
afterAll(() => scenario.api.stop())

const opens = async (link: string) =>
  (await scenario.api.client.call(openCheckIn, { code: new URL(link).hash.slice(1) })).refusal
const sent = (label = '정문') => ({ sessionNo: session.sessionNo, label })

describe('a check-in link', () => {
  it('opens the check-in with a link that is shown once, listed by name and logged', async () => {
    const { client, employeeNo } = await scenario.staff('branch')
    const { entity } = await client.call(makeCheckInLink, sent())
    expect(await opens(entity.link)).toBeNull()
    const { sessionNo } = session
    const listed = (await client.call(readStaffSession, { sessionNo })).entity.checkInLinks
    expect(listed).toEqual([
      expect.objectContaining({ checkInPassNo: entity.checkInPassNo, label: '정문', isClosed: false }),
    ])
    const code = new URL(entity.link).hash.slice(1)
    expect(JSON.stringify(listed)).not.toContain(code)
    const action = { operation: 'makeCheckInLink', subjectKind: 'session', subjectNo: sessionNo, detail: '' }
    expect(await auditOf(scenario, employeeNo)).toEqual([{ ...action, reason: '정문', memberNo: null }])
  })

  it('makes one check-in link under concurrent requests and another for another check-in', async () => {
    const { client, employeeNo } = await scenario.staff('education')
    const answers = await Promise.all([1, 2].map(() => client.call(makeCheckInLink, sent())))
    expect(answers.flatMap(({ refusal }) => refusal ?? [])).toEqual(['CHECK_IN_LABEL_TAKEN'])
    expect((await client.call(makeCheckInLink, sent('후문'))).code).toBe(1)
    expect(await auditOf(scenario, employeeNo)).toHaveLength(2)
  })

  it('closes a lost link at once and only once, and frees its name', async () => {
    const { client, employeeNo } = await scenario.staff('headquarters')
    const { checkInPassNo, link } = (await client.call(makeCheckInLink, sent())).entity
    const close = { checkInPassNo, reason: '휴대전화 분실' }
    expect((await client.call(closeCheckInLink, close)).entity).toEqual({ checkInPassNo })
    expect(await opens(link)).toBe('CHECK_IN_CLOSED')
    expect((await client.call(closeCheckInLink, close)).refusal).toBe('CHECK_IN_LINK_NOT_FOUND')
    expect((await client.call(makeCheckInLink, sent())).code).toBe(1)
    const { sessionNo } = session
    expect(
      (await auditOf(scenario, employeeNo)).map(({ operation, subjectNo, detail }) => [
        operation,
        subjectNo,
        detail,
      ]),
    ).toEqual(
      ['makeCheckInLink', 'closeCheckInLink', 'makeCheckInLink'].map((operation) => [
        operation,
        sessionNo,
        '',
      ]),
    )
  })
})

it('keeps a link that is closed before its day closed on the day', async () => {
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
  const { client } = await scenario.staff('education')
  const { checkInPassNo, link } = (await client.call(makeCheckInLink, sent())).entity
  expect((await client.call(closeCheckInLink, { checkInPassNo, reason: '휴대전화 분실' })).code).toBe(1)
  const { sessionNo } = session
  const [listed] = (await client.call(readStaffSession, { sessionNo })).entity.checkInLinks
  expect(listed).toMatchObject({ checkInPassNo, isClosed: true })
  expect((await client.call(makeCheckInLink, sent())).code).toBe(1)
  scenario.api.clock.set('2026-12-10T09:00:00+09:00')
  expect(await opens(link)).toBe('CHECK_IN_CLOSED')
})

it('keeps a closed link closed when its session moves, and moves the other links', async () => {
  scenario.api.clock.set('2026-12-10T08:00:00+09:00')
  const { client } = await scenario.staff('education')
  const astray = (await client.call(makeCheckInLink, sent('분실'))).entity
  const { link } = (await client.call(makeCheckInLink, sent())).entity
  await client.call(closeCheckInLink, { checkInPassNo: astray.checkInPassNo, reason: '휴대전화 분실' })
  const { sessionNo } = session
  const startsAt = '2026-12-11T01:00:00.000Z'
  await client.call(moveInPersonSession, { sessionNo, startsAt, reason: '정전', people: 0 })
  scenario.api.clock.set('2026-12-11T06:00:00+09:00')
  expect([await opens(astray.link), await opens(link)]).toEqual(['CHECK_IN_CLOSED', null])
})

describe('refused check-in links', () => {
  it('refuses a link for an unknown, a cancelled and a past session', async () => {
    const { client } = await scenario.staff('education')
    const nothing = { ...sent(), sessionNo: 999_999 }
    expect((await client.call(makeCheckInLink, nothing)).refusal).toBe('SESSION_NOT_FOUND')
    expect((await client.call(closeCheckInLink, { checkInPassNo: 999_999, reason: '분실' })).refusal).toBe(
      'CHECK_IN_LINK_NOT_FOUND',
    )
    const { sessionNo } = session
    const { db } = scenario.api.database
    await db.inPersonSession.update({
      where: { sessionNo },
      data: { status: 'cancelled', cancelledAt: scenario.api.clock.now() },
    })
    expect((await client.call(makeCheckInLink, sent())).refusal).toBe('SESSION_CANCELLED')
    const over = await scenario.session('2026-12-08')
    const late = { ...sent(), sessionNo: over.sessionNo }
    expect((await client.call(makeCheckInLink, late)).refusal).toBe('SESSION_OVER')
  })

  it('refuses a link for another branch, for a read-only employee and without a name', async () => {
    const { client } = await scenario.staff('education')
    const { checkInPassNo } = (await client.call(makeCheckInLink, sent('옆문'))).entity
    const close = { checkInPassNo, reason: '휴대전화 분실' }
    const stranger = (await scenario.staff('branch', scenario.other.branchNo)).client
    expect((await stranger.call(makeCheckInLink, sent())).refusal).toBe('SESSION_NOT_FOUND')
    expect((await stranger.call(closeCheckInLink, close)).refusal).toBe('CHECK_IN_LINK_NOT_FOUND')
    for (const role of ['support', 'readOnly', 'finance'] as const) {
      const viewer = (await scenario.staff(role)).client
      expect((await viewer.call(makeCheckInLink, sent())).refusal).toBe('STAFF_FORBIDDEN')
      expect((await viewer.call(closeCheckInLink, close)).refusal).toBe('STAFF_FORBIDDEN')
    }
    expect((await scenario.api.client.call(makeCheckInLink, sent())).refusal).toBe('STAFF_LOGIN_REQUIRED')
    expect((await client.call(makeCheckInLink, sent(' '))).status).toBe(400)
    expect((await client.call(closeCheckInLink, { ...close, reason: '' })).status).toBe(400)
    const { sessionNo } = session
    expect(await scenario.api.database.db.checkInPass.count({ where: { sessionNo } })).toBe(1)
  })
})
