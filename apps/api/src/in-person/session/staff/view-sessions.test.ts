import { randomUUID } from 'node:crypto'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { listSessionChoices } from '@hygiene/contracts/in-person/session/staff/list-session-choices'
import { listSessionFilters } from '@hygiene/contracts/in-person/session/staff/list-session-filters'
import { listStaffSessions } from '@hygiene/contracts/in-person/session/staff/list-staff-sessions'
import { readRoster } from '@hygiene/contracts/in-person/session/staff/read-roster'
import { readStaffSession } from '@hygiene/contracts/in-person/session/staff/read-staff-session'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { addBranch, queueFor } from '@hygiene/testing'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

let scenario: StaffSessionScenario
let venue: InPersonSession
let busan: InPersonSession

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  venue = await scenario.session('2026-12-10')
  busan = await scenario.session('2026-12-11', scenario.other)
  const later = await scenario.session('2026-12-20')
  await scenario.book(venue)
  await scenario.book(venue, { seat: 'held', heldUntil: new Date('2026-11-21T11:00:00+09:00') })
  await scenario.book(venue, { seat: 'waiting' })
  await queueFor(scenario.api.database.db, (await scenario.book(later)).booking, venue)
  await scenario.book(venue, { seat: 'released' })
  const { booking } = await scenario.book(busan)
  await scenario.api.database.db.booking.update({
    where: { applicationNo: booking.applicationNo },
    data: { exceptionText: '일부만 출석: 입실 10:20, 퇴실 기록 없음' },
  })
})
afterAll(() => scenario.api.stop())

const nos = (list: readonly { sessionNo: SessionNo }[]) => list.map((row) => row.sessionNo)
const wanted = (filter: object = {}, text = '') => ({
  filter,
  text,
  sort: { by: 'startsAt', isDescending: false } as const,
})

describe('the list of sessions', () => {
  it('shows the state of each session in order', async () => {
    const { client } = await scenario.staff('readOnly')
    const days = { fromDay: '2026-12-10', toDay: '2026-12-11' }
    const { entity } = await client.call(listStaffSessions, wanted(days))
    expect(entity.list).toEqual([
      expect.objectContaining({
        sessionNo: venue.sessionNo,
        branchName: '경기지회',
        capacity: 30,
        taken: 2,
        queue: 2,
        exceptions: 0,
      }),
      expect.objectContaining({ sessionNo: busan.sessionNo, taken: 1, exceptions: 1 }),
    ])
    expect(entity).toMatchObject({ count: 2, isCountWhole: true, next: null })
    expect(JSON.stringify(entity)).not.toContain('김')
  })

  it('offers no branch below another because such a branch owns no sessions', async () => {
    const parentNo = venue.branchNo
    await addBranch(scenario.api.database.db, { name: '고양지부', parentNo })
    const { client } = await scenario.staff('readOnly')
    const { branches, venues } = (await client.call(listSessionFilters, {})).entity
    expect(branches.map(({ name }) => name)).toEqual(['경기지회', '부산지회'])
    expect(venues).toEqual([expect.objectContaining({ name: '수원 교육장' })])
  })

  it('filters by days, branch, venue, status, exceptions and text', async () => {
    const { client } = await scenario.staff('support')
    const ask = async (filter: object, text = '') =>
      nos((await client.call(listStaffSessions, wanted(filter, text))).entity.list)
    expect(await ask({ toDay: '2026-12-10' })).toEqual([venue.sessionNo])
    expect(await ask({ branchNo: scenario.other.branchNo })).toEqual([busan.sessionNo])
    expect(await ask({ venueNo: venue.venueNo, toDay: '2026-12-10' })).toEqual([venue.sessionNo])
    expect(await ask({ venueNo: 999_999 })).toEqual([])
    expect(await ask({ hasBookingException: true })).toEqual([busan.sessionNo])
    expect(await ask({ status: 'closed' })).toEqual([])
    expect(await ask({}, String(busan.sessionNo))).toEqual([busan.sessionNo])
    expect(await ask({ toDay: '2026-12-11' }, '수원')).toEqual([venue.sessionNo, busan.sessionNo])
    expect(await ask({}, '100%')).toEqual([])
  })

  it.each([{ fromDay: '0001-01-01' }, { toDay: '0000-01-01' }, { toDay: '9999-12-31' }])(
    'refuses the days %o, which the calendar does not reach',
    async (days) => {
      const { client } = await scenario.staff('support')
      expect((await client.call(listStaffSessions, wanted(days))).status).toBe(400)
    },
  )

  it('shows a branch employee the own branch’s sessions and none before the branch is known', async () => {
    const { client } = await scenario.staff('branch')
    const { entity } = await client.call(listStaffSessions, wanted({ toDay: '2026-12-15' }))
    expect(nos(entity.list)).toEqual([venue.sessionNo])
    const { branches } = (await client.call(listSessionFilters, {})).entity
    expect(branches).toHaveLength(1)
    const other = wanted({ branchNo: scenario.other.branchNo })
    expect((await client.call(listStaffSessions, other)).entity.list).toEqual([])

    const unknown = (await scenario.staff('branch', null)).client
    expect((await unknown.call(listStaffSessions, wanted())).entity.list).toEqual([])
    const filters = (await unknown.call(listSessionFilters, {})).entity
    expect(filters).toEqual({ branches: [], venues: [] })
  })
})

describe('a staff view of a session', () => {
  it('shows seats and allowed actions, but no person', async () => {
    const { client } = await scenario.staff('branch')
    const { sessionNo } = venue
    const { entity } = await client.call(readStaffSession, { sessionNo })
    expect(entity).toMatchObject({
      people: { sold: 1, held: 1, waiting: 1, waitingWithSeat: 1 },
      mayBeCancelled: true,
      mayBeMoved: true,
      mayHaveCheckInLinks: true,
      checkInLinks: [],
      cancelledAt: null,
    })
    expect(JSON.stringify(entity)).not.toContain('010-')
  })

  it('treats another branch’s session as unknown for a branch employee', async () => {
    const { client } = await scenario.staff('branch')
    const { sessionNo } = busan
    const stranger = [readStaffSession, listSessionChoices] as const
    for (const contract of stranger) {
      expect((await client.call(contract, { sessionNo })).refusal).toBe('SESSION_NOT_FOUND')
      expect((await client.call(contract, { sessionNo: 999_999 })).refusal).toBe('SESSION_NOT_FOUND')
    }
    const roster = await client.call(readRoster, { sessionNo })
    expect(roster.refusal).toBe('SESSION_NOT_FOUND')
  })

  it('names the sessions and venues to which people can go', async () => {
    const existing = await scenario.session('2026-12-22')
    const { db } = scenario.api.database
    await db.inPersonSession.update({
      where: { sessionNo: existing.sessionNo },
      data: { salesType: 2 },
    })
    const { client } = await scenario.staff('education')
    const { sessionNo } = venue
    const { entity } = await client.call(listSessionChoices, { sessionNo })
    expect(entity.replacements.map(({ startsAt, free }) => [startsAt, free])).toEqual([
      ['2026-12-11T01:00:00.000Z', 29],
      ['2026-12-20T01:00:00.000Z', 29],
    ])
    expect(entity.venues).toEqual([expect.objectContaining({ name: '수원 교육장', venueCapacity: 200 })])
    const branch = await (await scenario.staff('branch')).client.call(listSessionChoices, { sessionNo })
    expect(branch.entity.replacements).toHaveLength(1)
  })
})

it.each([
  ['the list', listStaffSessions, { sort: { by: 'name' } }],
  ['a session', readStaffSession, { sessionNo: 'twelve' }],
  ['its choices', listSessionChoices, { sessionNo: 0 }],
  ['its roster', readRoster, { sessionNo: -1 }],
] as const)('requires for %s a login, a permitted role and valid numbers', async (_what, contract, sent) => {
  const { sessionNo } = venue
  const asked = { sessionNo, ...wanted() }
  expect((await scenario.api.client.call(contract, asked)).refusal).toBe('STAFF_LOGIN_REQUIRED')
  const finance = (await scenario.staff('finance')).client
  expect((await finance.call(contract, asked)).refusal).toBe('STAFF_FORBIDDEN')
  const { client } = await scenario.staff('headquarters')
  expect((await client.call(contract, sent as never)).status).toBe(400)
})

describe('the roster', () => {
  it('shows masked people with their numbers and the waiting list and logs each person', async () => {
    const { client, employeeNo } = await scenario.staff('support')
    const { sessionNo } = venue
    const { entity } = await client.call(readRoster, { sessionNo })
    const facts = entity.list.map(({ seat, number, queue }) => [seat, number, queue?.place])
    expect(facts).toEqual([
      ['sold', 1, undefined],
      ['waiting', null, 2],
      ['held', 2, undefined],
      ['waiting', null, 1],
      ['released', null, undefined],
    ])
    expect(entity.list.map(({ queue }) => queue?.hasSeatElsewhere)).toContain(true)
    expect(entity.list[0]).toMatchObject({
      name: '김*자',
      phone: expect.stringMatching(/^010-\*{4}-\d{4}$/),
      birthYear: 1960,
      records: [
        expect.objectContaining({ businessName: '새마음 식당', status: 'paid', certificateNumber: null }),
      ],
      inAt: null,
      slip: 'unissued',
      mayBePresent: false,
      mayBeMarkedIn: false,
      mayBeMoved: true,
    })
    expect(JSON.stringify(entity)).not.toMatch(/김영자|19600312/)
    const seen = entity.list.map(({ memberNo }) => memberNo)
    const action = { operation: 'readRoster', subjectKind: 'session', subjectNo: sessionNo, detail: '' }
    expect(await auditOf(scenario, employeeNo)).toEqual(
      seen.map((memberNo) => ({ ...action, reason: '', memberNo })),
    )
  })

  it('shows whether each person came in by check-in or by hand', async () => {
    const { db } = scenario.api.database
    const busy = await scenario.session('2026-12-14')
    const booked = await scenario.book(busy)
    await scenario.marks(booked, '09:49', null)
    const { sessionNo } = busy
    const { applicationNo } = booked.booking
    const times = { validFrom: busy.startsAt, validUntil: busy.endsAt, createdAt: busy.startsAt }
    const pass = await db.checkInPass.create({
      data: { sessionNo, label: '정문 1', codeHash: 'x', ...times },
    })
    const at = new Date('2026-12-14T09:49:00+09:00')
    const scan = { direction: 'in', method: 'qr', scannedAt: at, receivedAt: at } as const
    await db.checkInScan.create({
      data: {
        ...scan,
        scanNo: randomUUID(),
        deviceNo: randomUUID(),
        checkInPassNo: pass.checkInPassNo,
        sessionNo,
        applicationNo,
      },
    })
    const { client } = await scenario.staff('education')
    const { list } = (await client.call(readRoster, { sessionNo })).entity
    expect(list[0]).toMatchObject({ inBy: { by: '정문 1', isByHand: false }, isOut: false })
    const { checkInLinks } = (await client.call(readStaffSession, { sessionNo })).entity
    expect(checkInLinks[0]).toMatchObject({ marks: 1, lastMarkAt: at.toISOString() })
  })
})
