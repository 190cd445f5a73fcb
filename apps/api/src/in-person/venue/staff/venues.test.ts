import { listSessions } from '@hygiene/contracts/in-person/session/list-sessions'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { makeSessions } from '@hygiene/contracts/in-person/session/staff/make-sessions'
import { listStaffVenues } from '@hygiene/contracts/in-person/venue/staff/list-staff-venues'
import { retireVenue } from '@hygiene/contracts/in-person/venue/staff/retire-venue'
import { saveVenue } from '@hygiene/contracts/in-person/venue/staff/save-venue'
import { addInPersonCourse, addSession, addVenue, type ContractClient } from '@hygiene/testing'
import { seriesOf } from '@hygiene/testing/scenarios/admin-series'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

const reason = '새 교육장 계약'
const VENUE: SentTo<typeof saveVenue> = {
  venueNo: null,
  venueName: '안양 교육장',
  sidoCode: '4100000000',
  address: '경기도 안양시 만안구 가상로 5',
  address2: '2층',
  mapUrl: 'https://map.kakao.com/link/search/1',
  phone: '031-000-2000',
  directions: '안양역 1번 출구에서 걸어서 3분',
  equipment: '빔프로젝터, 책상 있음',
  accessibility: '승강기, 장애인 화장실',
  venueCapacity: 60,
  reason,
}
let scenario: StaffSessionScenario
let client: ContractClient
let employeeNo: number

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  const { db } = scenario.api.database
  await addInPersonCourse(db)
  ;({ client, employeeNo } = await scenario.staff('education'))
})
afterAll(() => scenario.api.stop())

const PAGE = { filter: {}, sort: { by: 'name', isDescending: false } } as const
const save = async (more: Partial<typeof VENUE> = {}) => client.call(saveVenue, { ...VENUE, ...more })
const listed = async (text: string) => (await client.call(listStaffVenues, { ...PAGE, text })).entity.list
const retire = async (venueNo: number, isRetired = true) =>
  (await client.call(retireVenue, { venueNo, isRetired, reason })).refusal

it('makes, changes, lists and logs a venue and shows its equipment to operators', async () => {
  const { venueNo } = (await save()).entity
  expect((await save({ venueNo, accessibility: '1층, 턱 없음' })).code).toBe(1)
  const { db } = scenario.api.database
  const venue = await db.venue.findUniqueOrThrow({ where: { venueNo } })
  await addSession(db, { startsAt: new Date('2026-12-10T01:00:00Z'), venue, branch: scenario.own })
  const [row] = await listed('안양')
  expect(row).toMatchObject({
    venueNo,
    accessibility: '1층, 턱 없음',
    upcoming: 1,
    retiredAt: null,
    sidoName: '경기도',
  })
  const { list } = (await scenario.api.client.call(listSessions, { salesType: 1, industryType: 1 })).entity
  expect(list.find((one) => one.list.venueNo === venueNo)?.list).toMatchObject({
    equipment: '빔프로젝터, 책상 있음',
    accessibility: '1층, 턱 없음',
  })
  const entry = {
    operation: 'saveVenue',
    subjectKind: 'venue',
    subjectNo: venueNo,
    detail: '',
    reason,
    memberNo: null,
  }
  expect(await auditOf(scenario, employeeNo)).toEqual([entry, entry])
})

it('keeps the seats that a venue’s sessions need and the venue’s number', async () => {
  const { db } = scenario.api.database
  const venue = await addVenue(db)
  await addSession(db, { startsAt: new Date('2026-12-11T01:00:00Z'), venue })
  expect((await save({ venueNo: venue.venueNo, venueCapacity: 29 })).refusal).toBe('VENUE_SEATS_NEEDED')
  expect((await save({ venueNo: venue.venueNo, venueCapacity: 30 })).code).toBe(1)
  expect((await save({ venueNo: 2_000_000 })).refusal).toBe('VENUE_NOT_FOUND')
  expect((await save({ sidoCode: '9900000000' })).refusal).toBe('REGION_NOT_FOUND')
})

it.each([
  ['no name', { venueName: ' ' }],
  ['no seat', { venueCapacity: 0 }],
  ['a map without TLS', { mapUrl: 'http://map.example.org' }],
  ['a sign that no slip can print', { directions: '역 앞 😀' }],
])('refuses a venue with %s', async (_, more) => {
  expect((await save(more)).status).toBe(400)
})

it('keeps a venue with future sessions, retires an empty one and reactivates that one', async () => {
  const { db } = scenario.api.database
  const venue = await addVenue(db, { name: '오산 교육장' })
  const session = await addSession(db, { startsAt: new Date('2026-12-12T01:00:00Z'), venue })
  expect(await retire(venue.venueNo)).toBe('VENUE_IN_USE')
  await db.inPersonSession.update({
    where: { sessionNo: session.sessionNo },
    data: { status: 'cancelled', cancelledAt: scenario.api.clock.now() },
  })
  expect(await retire(venue.venueNo)).toBeNull()
  expect(await retire(venue.venueNo)).toBe('NOTHING_CHANGES')
  expect((await listed('오산'))[0]?.retiredAt).not.toBeNull()
  expect(await retire(venue.venueNo, false)).toBeNull()
  expect(await retire(2_000_000)).toBe('VENUE_NOT_FOUND')
})

it('either retires a venue or gives the venue a session under concurrency, never both', async () => {
  const { db } = scenario.api.database
  for (let turn = 0; turn < 5; turn += 1) {
    const { venueNo } = await addVenue(db)
    const order = seriesOf({ branchNo: scenario.own.branchNo, venueNo })
    const [refusal, made] = await Promise.all([
      retire(venueNo),
      client.call(makeSessions, { ...order, days: ['2026-12-16', '2026-12-23'], reason }),
    ])
    expect([refusal, made.refusal]).toContainEqual(null)
    expect([refusal, made.refusal].filter((one) => one === null)).toHaveLength(1)
  }
})

it('admits only headquarters and education to venues', async () => {
  for (const role of ['branch', 'finance', 'support', 'readOnly'] as const) {
    const other = (await scenario.staff(role)).client
    expect((await other.call(listStaffVenues, { ...PAGE })).refusal).toBe('STAFF_FORBIDDEN')
    expect((await other.call(saveVenue, VENUE)).refusal).toBe('STAFF_FORBIDDEN')
    expect((await other.call(retireVenue, { venueNo: 1, isRetired: true, reason })).refusal).toBe(
      'STAFF_FORBIDDEN',
    )
  }
})
