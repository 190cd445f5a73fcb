import { listSessions } from '@hygiene/contracts/in-person/session/list-sessions'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { makeSessions } from '@hygiene/contracts/in-person/session/staff/make-sessions'
import { planSessions } from '@hygiene/contracts/in-person/session/staff/plan-sessions'
import { readSessionForm } from '@hygiene/contracts/in-person/session/staff/read-session-form'
import type { Venue } from '@hygiene/db/generated/client'
import { addInPersonCourse, addVenue } from '@hygiene/testing'
import { seriesOf } from '@hygiene/testing/scenarios/admin-series'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

const reason = '하반기 교육 일정'
const WEEKS: Extract<SentTo<typeof planSessions>['pattern'], { kind: 'weekly' }> = {
  kind: 'weekly',
  from: '2026-12-22',
  until: '2027-01-05',
  weekdays: ['화', '금'],
  everyWeeks: 1,
}
let scenario: StaffSessionScenario
let venue: Venue

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  await addInPersonCourse(scenario.api.database.db)
})
beforeEach(async () => {
  venue = await addVenue(scenario.api.database.db, { name: '용인 교육장', venueCapacity: 40 })
})
afterAll(() => scenario.api.stop())

const series = (more: object = {}) => ({
  ...seriesOf({ branchNo: scenario.own.branchNo, venueNo: venue.venueNo }),
  ...more,
})
const made = () => scenario.api.database.db.inPersonSession.findMany({ where: { venueNo: venue.venueNo } })

describe('a session plan', () => {
  it('shows each day with its holiday and its conflicts and writes nothing', async () => {
    const { client } = await scenario.staff('branch')
    const [existing] = (await client.call(makeSessions, { ...series(), days: ['2026-12-29'], reason })).entity
      .sessionNos
    const { days } = (await client.call(planSessions, { ...series(), pattern: WEEKS })).entity
    expect(days.map(({ day, isLeftOut, clashes }) => [day, isLeftOut, clashes])).toEqual([
      ['2026-12-22', false, []],
      ['2026-12-25', true, []],
      ['2026-12-29', false, ['venueTaken']],
      ['2027-01-01', true, ['noCourse']],
      ['2027-01-05', false, ['noCourse']],
    ])
    expect(days[1]?.holiday).toBe('기독탄신일')
    expect(days[2]?.venueTakenBy).toEqual({
      sessionNo: existing,
      startsAt: '2026-12-29T01:00:00.000Z',
      endsAt: '2026-12-29T08:00:00.000Z',
      branchName: '경기지회',
    })
    expect(days[0]).toMatchObject({
      applyOpensAt: '2026-11-22T00:00:00.000Z',
      applyClosesAt: '2026-12-21T09:00:00.000Z',
    })
    expect(await made()).toHaveLength(1)
  })

  it('refuses a plan for another branch or venue, a retired venue, too many seats or days', async () => {
    const { db } = scenario.api.database
    const closed = await addVenue(db, { retiredAt: scenario.api.clock.now() })
    const { client } = await scenario.staff('branch')
    const ask = async (more: object, pattern = WEEKS) =>
      (await client.call(planSessions, { ...series(more), pattern })).refusal
    expect(await ask({ branchNo: scenario.other.branchNo })).toBe('BRANCH_NOT_FOUND')
    expect(await ask({ venueNo: 2_000_000 })).toBe('VENUE_NOT_FOUND')
    expect(await ask({ venueNo: closed.venueNo })).toBe('VENUE_RETIRED')
    expect(await ask({ capacity: 41 })).toBe('SEATS_OVER_VENUE')
    const year = { ...WEEKS, until: '2027-12-22' }
    expect(await ask({}, year)).toBe('SERIES_TOO_LONG')
    const { entity } = await client.call(readSessionForm, {})
    expect(entity.branches.map(({ branchNo }) => branchNo)).toEqual([scenario.own.branchNo])
    expect(entity.venues.map(({ venueNo }) => venueNo)).not.toContain(closed.venueNo)
  })

  it('refuses a plan that ends before the start, repeats a trade or gives a trade more seats', async () => {
    const { client } = await scenario.staff('education')
    const trade = { industryType: 1, capacity: null } as const
    for (const more of [
      { endTime: '10:00' },
      { trades: [trade, trade] },
      { trades: [{ ...trade, capacity: 31 }] },
    ]) {
      const { status } = await client.call(planSessions, { ...series(more), pattern: WEEKS })
      expect(status).toBe(400)
    }
  })
})

describe('a series of sessions', () => {
  it('makes four days at once, logs them by their numbers and shows them to operators', async () => {
    const { client, employeeNo } = await scenario.staff('branch')
    const days = ['2026-12-16', '2026-12-02', '2026-12-09', '2026-12-23']
    const { sessionNos } = (await client.call(makeSessions, { ...series(), days, reason })).entity
    const rows = await made()
    expect(rows.map(({ startsAt }) => startsAt.toISOString().slice(0, 10)).toSorted()).toEqual(
      days.toSorted(),
    )
    expect(rows[0]).toMatchObject({
      year: 2026,
      capacity: 30,
      branchNo: scenario.own.branchNo,
      status: 'open',
    })
    const subject = { subjectKind: 'session', subjectNo: sessionNos[0] }
    const action = { operation: 'makeSessions', ...subject, detail: `${sessionNos[3]} (4건)` }
    expect(await auditOf(scenario, employeeNo)).toEqual([{ ...action, reason, memberNo: null }])
    const seen = await scenario.api.client.call(listSessions, { salesType: 1, industryType: 1 })
    expect(seen.entity.list.map(({ edu }) => edu.sessionNo)).toEqual(expect.arrayContaining(sessionNos))
  })

  it('makes no session of a series when one day clashes', async () => {
    const { client, employeeNo } = await scenario.staff('headquarters')
    await client.call(makeSessions, { ...series(), days: ['2026-12-09'], reason })
    const again = {
      ...series({ startTime: '16:59', endTime: '18:00' }),
      days: ['2026-12-02', '2026-12-09'],
      reason,
    }
    expect((await client.call(makeSessions, again)).refusal).toBe('SERIES_CLASHES')
    expect(await made()).toHaveLength(1)
    const after = { ...series({ startTime: '17:00', endTime: '18:00' }), days: ['2026-12-09'], reason }
    expect((await client.call(makeSessions, after)).code).toBe(1)
    expect(await auditOf(scenario, employeeNo)).toHaveLength(2)
  })

  it('makes one series of ten concurrent clicks and refuses the others', async () => {
    const { client } = await scenario.staff('education')
    const order = { ...series(), days: ['2026-12-02', '2026-12-09'], reason }
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.call(makeSessions, order)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.flatMap(({ refusal }) => refusal ?? [])).toEqual(Array<string>(9).fill('SERIES_CLASHES'))
    expect(await made()).toHaveLength(2)
  })

  it('has the database refuse a series that passes the lock', async () => {
    const { db } = scenario.api.database
    const { client } = await scenario.staff('education')
    const [sessionNo = 0] = (await client.call(makeSessions, { ...series(), days: ['2026-12-02'], reason }))
      .entity.sessionNos
    const { sessionNo: _no, ...columns } = await db.inPersonSession.findUniqueOrThrow({
      where: { sessionNo },
    })
    await expect(db.inPersonSession.create({ data: columns })).rejects.toThrow('InPersonSession_venue_once')
    await db.inPersonSession.update({
      where: { sessionNo },
      data: { status: 'cancelled', cancelledAt: scenario.api.clock.now() },
    })
    await db.inPersonSession.create({ data: columns })
  })

  it('admits only roles that decide sessions, for their own branch', async () => {
    const order = { ...series(), days: ['2026-12-02'], reason }
    for (const role of ['finance', 'support', 'readOnly'] as const) {
      const { client } = await scenario.staff(role)
      expect((await client.call(makeSessions, order)).refusal).toBe('STAFF_FORBIDDEN')
    }
    for (const branchNo of [scenario.other.branchNo, null]) {
      const { client } = await scenario.staff('branch', branchNo)
      expect((await client.call(makeSessions, order)).refusal).toBe('BRANCH_NOT_FOUND')
    }
    expect((await scenario.api.client.call(makeSessions, order)).refusal).toBe('STAFF_LOGIN_REQUIRED')
    expect(await made()).toEqual([])
  })
})
