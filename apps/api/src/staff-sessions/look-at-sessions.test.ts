import type { SessionNo } from '@hygiene/domain'
import { listSessionChoices, listStaffSessions, readRoster, readStaffSession } from '@hygiene/contracts'
import type { InPersonSession } from '@hygiene/db'
import { addBranch, queueFor } from '@hygiene/testing'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../testing/start-test-api.ts'

const REASON = '출석 확인 문의 전화'
let scenario: StaffSessionScenario
let hall: InPersonSession
let busan: InPersonSession

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  hall = await scenario.session('2026-12-10')
  busan = await scenario.session('2026-12-11', scenario.other)
  const later = await scenario.session('2026-12-20')
  await scenario.book(hall)
  await scenario.book(hall, { seat: 'held', heldUntil: new Date('2026-11-21T11:00:00+09:00') })
  await scenario.book(hall, { seat: 'waiting' })
  await queueFor(scenario.api.database.db, (await scenario.book(later)).booking, hall)
  await scenario.book(hall, { seat: 'released' })
  const { booking } = await scenario.book(busan)
  await scenario.api.database.db.booking.update({
    where: { applicationNo: booking.applicationNo },
    data: { attention: '일부만 출석: 입실 10:20, 퇴실 기록 없음' },
  })
})
afterAll(() => scenario.api.stop())

const nos = (list: readonly { sessionNo: SessionNo }[]) => list.map((row) => row.sessionNo)

describe('the list of sessions', () => {
  it('shows how each stands, in their order', async () => {
    const { client } = await scenario.staff('readOnly')
    const { entity } = await client.call(listStaffSessions, { fromDay: '2026-12-10', toDay: '2026-12-11' })
    expect(entity.list).toEqual([
      expect.objectContaining({
        sessionNo: hall.sessionNo,
        branchName: '경기지회',
        capacity: 30,
        taken: 2,
        queue: 2,
        attention: 0,
      }),
      expect.objectContaining({ sessionNo: busan.sessionNo, taken: 1, attention: 1 }),
    ])
    expect(entity.branches.map(({ name }) => name)).toEqual(['경기지회', '부산지회'])
    expect(JSON.stringify(entity)).not.toContain('김')
  })

  it('offers no branch below another, which owns no sessions', async () => {
    const parentNo = hall.branchNo
    const lower = await addBranch(scenario.api.database.db, { name: '고양지부', parentNo })
    const { client } = await scenario.staff('readOnly')
    const { branches } = (await client.call(listStaffSessions, {})).entity
    expect(branches.map(({ name }) => name)).not.toContain(lower.name)
  })

  it('can be chosen from by days, branch, status and open matters of staff', async () => {
    const { client } = await scenario.staff('support')
    const ask = async (wanted: object) => nos((await client.call(listStaffSessions, wanted)).entity.list)
    expect(await ask({ toDay: '2026-12-10' })).toEqual([hall.sessionNo])
    expect(await ask({ branchNo: scenario.other.branchNo })).toEqual([busan.sessionNo])
    expect(await ask({ attentionOnly: 1 })).toEqual([busan.sessionNo])
    expect(await ask({ status: 'closed' })).toEqual([])
    const { entity } = await client.call(listStaffSessions, { limit: 1, page: 2 })
    expect([nos(entity.list), entity.pageInfo.totalRow]).toEqual([[busan.sessionNo], 3])
  })

  it.each([{ fromDay: '0001-01-01' }, { toDay: '0000-01-01' }, { toDay: '9999-12-31' }])(
    'refuses the days %o, which no calendar of ours reaches',
    async (days) => {
      const { client } = await scenario.staff('support')
      expect((await client.call(listStaffSessions, days)).status).toBe(400)
    },
  )

  it('is their own branch’s for a branch’s employee, and empty before their branch is known', async () => {
    const { client } = await scenario.staff('branch')
    const { entity } = await client.call(listStaffSessions, { toDay: '2026-12-15' })
    expect(nos(entity.list)).toEqual([hall.sessionNo])
    expect(entity.branches).toHaveLength(1)
    const others = await client.call(listStaffSessions, { branchNo: scenario.other.branchNo })
    expect(others.entity.list).toEqual([])

    const unknown = await (await scenario.staff('branch', null)).client.call(listStaffSessions, {})
    expect([unknown.entity.list, unknown.entity.branches]).toEqual([[], []])
  })
})

describe('a session', () => {
  it('shows seats and allowed acts, and no person', async () => {
    const { client } = await scenario.staff('branch')
    const { sessionNo } = hall
    const { entity } = await client.call(readStaffSession, { sessionNo })
    expect(entity).toMatchObject({
      people: { sold: 1, held: 1, waiting: 1, waitingWithSeat: 1 },
      mayBeCancelled: true,
      mayBeMoved: true,
      mayHaveDoorLinks: true,
      doorLinks: [],
      cancelledAt: null,
    })
    expect(JSON.stringify(entity)).not.toContain('010-')
  })

  it('of another branch is not there for a branch’s employee', async () => {
    const { client } = await scenario.staff('branch')
    const { sessionNo } = busan
    const stranger = [readStaffSession, listSessionChoices] as const
    for (const contract of stranger) {
      expect((await client.call(contract, { sessionNo })).refusal).toBe('SESSION_NOT_FOUND')
      expect((await client.call(contract, { sessionNo: 999_999 })).refusal).toBe('SESSION_NOT_FOUND')
    }
    const roster = await client.call(readRoster, { sessionNo, reason: REASON })
    expect(roster.refusal).toBe('SESSION_NOT_FOUND')
  })

  it('names the sessions and halls its people could go to', async () => {
    const existing = await scenario.session('2026-12-22')
    const { db } = scenario.api.database
    await db.inPersonSession.update({
      where: { sessionNo: existing.sessionNo },
      data: { salesType: 2 },
    })
    const { client } = await scenario.staff('education')
    const { sessionNo } = hall
    const { entity } = await client.call(listSessionChoices, { sessionNo })
    expect(entity.replacements.map(({ startsAt, free }) => [startsAt, free])).toEqual([
      ['2026-12-11T01:00:00.000Z', 29],
      ['2026-12-20T01:00:00.000Z', 29],
    ])
    expect(entity.venues).toEqual([expect.objectContaining({ name: '수원 교육장', hallCapacity: 200 })])
    const branch = await (await scenario.staff('branch')).client.call(listSessionChoices, { sessionNo })
    expect(branch.entity.replacements).toHaveLength(1)
  })
})

it.each([
  ['the list', listStaffSessions, { page: 'first' }],
  ['a session', readStaffSession, { sessionNo: 'twelve' }],
  ['its choices', listSessionChoices, { sessionNo: 0 }],
  ['its roster', readRoster, { sessionNo: -1, reason: REASON }],
] as const)('%s needs a login, is not for finance, and for numbers only', async (_what, contract, sent) => {
  const { sessionNo } = hall
  const asked = { sessionNo, reason: REASON }
  expect((await scenario.api.client.call(contract, asked)).refusal).toBe('STAFF_LOGIN_REQUIRED')
  const finance = (await scenario.staff('finance')).client
  expect((await finance.call(contract, asked)).refusal).toBe('STAFF_FORBIDDEN')
  const { client } = await scenario.staff('headquarters')
  expect((await client.call(contract, sent as never)).status).toBe(400)
})

describe('the roster', () => {
  it('shows masked people, and logs person, employee and reason', async () => {
    const { client, employeeNo } = await scenario.staff('support')
    const { sessionNo } = hall
    const { entity } = await client.call(readRoster, { sessionNo, reason: REASON })
    expect(entity.list.map(({ seat }) => seat)).toEqual(['sold', 'held', 'waiting', 'released'])
    expect(entity.list[0]).toMatchObject({
      name: '김*자',
      phone: expect.stringMatching(/^010-\*{4}-\d{4}$/),
      records: [
        expect.objectContaining({ businessName: '새마음 식당', status: 'paid', certificateNumber: null }),
      ],
      inAt: null,
      mayBePresent: false,
    })
    expect(JSON.stringify(entity)).not.toMatch(/김영자|19600312/)
    const seen = entity.list.map(({ memberNo }) => memberNo)
    const action = `readRoster 회차 ${sessionNo}`
    expect(await auditOf(scenario, employeeNo)).toEqual(
      seen.map((memberNo) => ({ action, reason: REASON, memberNo })),
    )
  })

  it.each([
    ['no reason', ''],
    ['one letter', '가'],
  ])('is malformed with %s, and no person is shown', async (_what, reason) => {
    const { client, employeeNo } = await scenario.staff('support')
    const { sessionNo } = hall
    expect((await client.call(readRoster, { sessionNo, reason })).status).toBe(400)
    expect(await auditOf(scenario, employeeNo)).toEqual([])
  })
})
