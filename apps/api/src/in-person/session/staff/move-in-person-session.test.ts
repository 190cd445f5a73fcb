import { moveInPersonSession } from '@hygiene/contracts/in-person/session/staff/move-in-person-session'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { addVenue } from '@hygiene/testing'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

const REASON = '강사 일정 변경'
const at = (time: string) => new Date(`${time}:00+09:00`).toISOString()
let scenario: StaffSessionScenario
let session: InPersonSession

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
})
beforeEach(async () => {
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
  session = await scenario.session('2026-12-10')
})
afterAll(() => scenario.api.stop())

const sent = (more: object = {}) => ({
  sessionNo: session.sessionNo,
  reason: REASON,
  people: 0,
  ...more,
})
const current = () =>
  scenario.api.database.db.inPersonSession.findUniqueOrThrow({
    where: { sessionNo: session.sessionNo },
  })

it('gives every person the new time and venue once, however often the request comes', async () => {
  const venue = await addVenue(scenario.api.database.db, { name: '용인 교육장', venueCapacity: 20 })
  const { person } = await scenario.book(session)
  const { client, employeeNo } = await scenario.staff('branch')
  const order = sent({ startsAt: at('2026-12-11T13:00'), venueNo: venue.venueNo, people: 1 })
  const answers = await Promise.all([1, 2].map(() => client.call(moveInPersonSession, order)))
  expect(answers.flatMap(({ refusal }) => refusal ?? [])).toEqual(['NOTHING_CHANGES'])
  expect(await current()).toMatchObject({
    startsAt: new Date(at('2026-12-11T13:00')),
    endsAt: new Date(at('2026-12-11T20:00')),
    venueNo: venue.venueNo,
    capacity: 20,
  })
  const { memberNo } = person
  expect(await scenario.api.database.db.message.count({ where: { memberNo, kind: 'sessionMoved' } })).toBe(1)
  const { sessionNo } = session
  const action = {
    operation: 'moveInPersonSession',
    subjectKind: 'session',
    subjectNo: sessionNo,
    detail: `2026.12.11 13:00, 교육장 ${venue.venueNo}`,
  }
  expect(await auditOf(scenario, employeeNo)).toEqual([{ ...action, reason: REASON, memberNo: null }])
})

it.each([
  ['nothing at all', {}, 'NOTHING_CHANGES'],
  ['where it is', { startsAt: at('2026-12-10T10:00'), endsAt: at('2026-12-10T17:00') }, 'NOTHING_CHANGES'],
  ['yesterday', { startsAt: at('2026-11-20T10:00') }, 'STARTS_IN_THE_PAST'],
  ['an end before its start', { endsAt: at('2026-12-10T09:00') }, 'ENDS_BEFORE_IT_STARTS'],
  ['next year', { startsAt: at('2027-01-14T10:00') }, 'OTHER_YEAR'],
  ['no venue of ours', { venueNo: 999_999 }, 'VENUE_NOT_FOUND'],
  ['no session of ours', { sessionNo: 999_999, startsAt: at('2026-12-11T10:00') }, 'SESSION_NOT_FOUND'],
])('refuses a move to %s and writes nothing', async (_where, change, refusal) => {
  const { client, employeeNo } = await scenario.staff('education')
  expect((await client.call(moveInPersonSession, sent(change))).refusal).toBe(refusal)
  expect(await current()).toEqual(session)
  expect(await auditOf(scenario, employeeNo)).toEqual([])
})

it('refuses a move before its own applications, to a small venue and after the start', async () => {
  const { client } = await scenario.staff('headquarters')
  const { sessionNo } = session
  await scenario.api.database.db.inPersonSession.update({
    where: { sessionNo },
    data: { applyOpensAt: new Date(at('2026-12-05T00:00')) },
  })
  const early = sent({ startsAt: at('2026-12-05T10:00') })
  expect((await client.call(moveInPersonSession, early)).refusal).toBe('APPLICATIONS_WOULD_NEVER_OPEN')

  await Promise.all([scenario.book(session), scenario.book(session)])
  const { venueNo } = await addVenue(scenario.api.database.db, { venueCapacity: 1 })
  const tooMany = sent({ venueNo, people: 2 })
  expect((await client.call(moveInPersonSession, tooMany)).refusal).toBe('VENUE_TOO_SMALL')

  scenario.api.clock.set('2026-12-10T10:00:00+09:00')
  const begun = (await scenario.staff('headquarters')).client
  const late = sent({ startsAt: at('2026-12-11T10:00') })
  expect((await begun.call(moveInPersonSession, late)).refusal).toBe('SESSION_HAS_BEGUN')
})

it('refuses a move for another branch, by a read-only employee and without a reason', async () => {
  const order = sent({ startsAt: at('2026-12-11T10:00') })
  const stranger = (await scenario.staff('branch', scenario.other.branchNo)).client
  expect((await stranger.call(moveInPersonSession, order)).refusal).toBe('SESSION_NOT_FOUND')
  for (const role of ['support', 'readOnly', 'finance'] as const) {
    const { client } = await scenario.staff(role)
    expect((await client.call(moveInPersonSession, order)).refusal).toBe('STAFF_FORBIDDEN')
  }
  expect((await scenario.api.client.call(moveInPersonSession, order)).refusal).toBe('STAFF_LOGIN_REQUIRED')
  const { client } = await scenario.staff('education')
  expect((await client.call(moveInPersonSession, { ...order, reason: '' })).status).toBe(400)
  expect((await client.call(moveInPersonSession, { ...order, startsAt: 'tomorrow' })).status).toBe(400)
  expect(await current()).toEqual(session)
})
