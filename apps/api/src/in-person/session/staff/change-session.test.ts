import { changeSeats } from '@hygiene/contracts/in-person/session/staff/change-seats'
import { moveInPersonSession } from '@hygiene/contracts/in-person/session/staff/move-in-person-session'
import { setApplications } from '@hygiene/contracts/in-person/session/staff/set-applications'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { addSession, addVenue } from '@hygiene/testing'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

const reason = '강의실을 바꿈'
const at = (time: string) => new Date(`${time}:00+09:00`)
let scenario: StaffSessionScenario
let session: InPersonSession

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
})
beforeEach(async () => {
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
  const { db } = scenario.api.database
  const venue = await addVenue(db, { venueCapacity: 40 })
  session = await addSession(db, { startsAt: at('2026-12-10T10:00'), venue, branch: scenario.own })
})
afterAll(() => scenario.api.stop())

const current = () =>
  scenario.api.database.db.inPersonSession.findUniqueOrThrow({ where: { sessionNo: session.sessionNo } })
const offers = () =>
  scenario.api.database.db.outbox.count({
    where: { kind: 'offer-seats', payload: { equals: { sessionNo: session.sessionNo } } },
  })
const seats = (capacity: number) => ({ sessionNo: session.sessionNo, capacity, reason })
const closing = (closesAt: string | null) => ({ sessionNo: session.sessionNo, closesAt, reason })

describe('the number of seats', () => {
  it('raises seats up to the venue’s capacity, starts one offer round and logs the number', async () => {
    const { client, employeeNo } = await scenario.staff('branch')
    expect((await client.call(changeSeats, seats(41))).refusal).toBe('SEATS_OVER_VENUE')
    expect((await client.call(changeSeats, seats(40))).code).toBe(1)
    expect((await client.call(changeSeats, seats(40))).refusal).toBe('NOTHING_CHANGES')
    expect((await current()).capacity).toBe(40)
    expect(await offers()).toBe(1)
    const action = {
      operation: 'changeSeats',
      subjectKind: 'session',
      subjectNo: session.sessionNo,
      detail: '40석',
    }
    expect(await auditOf(scenario, employeeNo)).toEqual([{ ...action, reason, memberNo: null }])
  })

  it('refuses fewer seats than are taken', async () => {
    for (let seat = 0; seat < 2; seat += 1) await scenario.book(session)
    const { client } = await scenario.staff('education')
    expect((await client.call(changeSeats, seats(1))).refusal).toBe('SEATS_BELOW_TAKEN')
    expect((await client.call(changeSeats, seats(2))).code).toBe(1)
    expect(await offers()).toBe(0)
  })

  it('refuses changes to another branch’s session and to a session that has begun', async () => {
    const stranger = (await scenario.staff('branch', scenario.other.branchNo)).client
    expect((await stranger.call(changeSeats, seats(20))).refusal).toBe('SESSION_NOT_FOUND')
    expect((await stranger.call(setApplications, closing(null))).refusal).toBe('SESSION_NOT_FOUND')
    scenario.api.clock.set('2026-12-10T10:00:00+09:00')
    const { client } = await scenario.staff('headquarters')
    expect((await client.call(changeSeats, seats(20))).refusal).toBe('SESSION_HAS_BEGUN')
    expect((await client.call(setApplications, closing(null))).refusal).toBe('SESSION_HAS_BEGUN')
    expect(await current()).toEqual(session)
  })
})

describe('the application period', () => {
  it('closes applications at once, reopens them before the session begins and offers seats', async () => {
    const { client, employeeNo } = await scenario.staff('branch')
    expect((await client.call(setApplications, closing(null))).code).toBe(1)
    expect((await current()).applyClosesAt).toEqual(scenario.api.clock.now())
    expect((await client.call(setApplications, closing(null))).refusal).toBe('NOTHING_CHANGES')
    const late = closing(at('2026-12-10T10:01').toISOString())
    expect((await client.call(setApplications, late)).refusal).toBe('APPLICATIONS_TIME_WRONG')
    const evening = at('2026-12-09T18:00')
    expect((await client.call(setApplications, closing(evening.toISOString()))).code).toBe(1)
    expect((await current()).applyClosesAt).toEqual(evening)
    expect(await offers()).toBe(1)
    expect(
      (await auditOf(scenario, employeeNo)).map(({ operation, subjectNo, detail }) => [
        operation,
        subjectNo,
        detail,
      ]),
    ).toEqual([
      ['setApplications', session.sessionNo, '마감'],
      ['setApplications', session.sessionNo, '2026.12.09 18:00까지'],
    ])
  })
})

describe('a session move', () => {
  it('refuses a venue that another session uses and accepts back-to-back sessions', async () => {
    const { db } = scenario.api.database
    const site = await addVenue(db, { venueCapacity: 40 })
    await addSession(db, { startsAt: at('2026-12-11T10:00'), venue: site })
    const { client } = await scenario.staff('education')
    const move = async (startsAt: string) => {
      const sent = { sessionNo: session.sessionNo, venueNo: site.venueNo, people: 0, reason }
      return (await client.call(moveInPersonSession, { ...sent, startsAt: at(startsAt).toISOString() }))
        .refusal
    }
    expect(await move('2026-12-11T16:59')).toBe('VENUE_TAKEN')
    expect((await current()).venueNo).toBe(session.venueNo)
    expect(await move('2026-12-11T17:00')).toBeNull()
    expect(await current()).toMatchObject({ venueNo: site.venueNo, keepsVenue: true })
  })

  it('moves one of two sessions into one venue under concurrent moves', async () => {
    const { db } = scenario.api.database
    const site = await addVenue(db, { venueCapacity: 40 })
    const { client } = await scenario.staff('education')
    const pair = await Promise.all(
      [1, 2, 3, 4].map(async () =>
        addSession(db, { startsAt: at('2026-12-17T10:00'), venue: await addVenue(db), branch: scenario.own }),
      ),
    )
    const answers = await Promise.all(
      pair.map(({ sessionNo }) =>
        client.call(moveInPersonSession, { sessionNo, venueNo: site.venueNo, people: 0, reason }),
      ),
    )
    expect(answers.flatMap(({ refusal }) => refusal ?? [])).toEqual(Array<string>(3).fill('VENUE_TAKEN'))
    expect(await db.inPersonSession.count({ where: { venueNo: site.venueNo } })).toBe(1)
  })

  it('refuses a venue that is no longer used', async () => {
    const site = await addVenue(scenario.api.database.db, { retiredAt: scenario.api.clock.now() })
    const { client } = await scenario.staff('education')
    const sent = { sessionNo: session.sessionNo, venueNo: site.venueNo, people: 0, reason }
    expect((await client.call(moveInPersonSession, sent)).refusal).toBe('VENUE_RETIRED')
  })
})
