import type { ApplicationNo, InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { moveSeat } from '@hygiene/contracts/in-person/seat/move-seat'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { addInPersonCourse, addVenue, bookSeat, type SeatWanted } from '@hygiene/testing'
import {
  MORNING,
  type Opener,
  openSeatScenario,
  type SeatScenario,
} from '@hygiene/testing/scenarios/seat-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: SeatScenario
let from: InPersonSession
let to: InPersonSession
let person: Opener
const week = new Date('2026-12-17T10:00:00+09:00')

beforeAll(async () => {
  scenario = await openSeatScenario(startTestApi)
})
afterAll(() => scenario.stop())
beforeEach(async () => {
  scenario.api.clock.set(MORNING)
  from = await scenario.session()
  to = await scenario.session({ startsAt: week })
  person = await scenario.opener()
})

async function booked(wanted: SeatWanted = {}, where = from) {
  const { booking, enrolments } = await bookSeat(scenario.api.database.db, person.member, where, wanted)
  return {
    applicationNo: booking.applicationNo,
    inPersonEnrolmentNo: enrolments[0]?.inPersonEnrolmentNo ?? 0,
  }
}
const change = (inPersonEnrolmentNo: InPersonEnrolmentNo, target = to, more = {}, { client } = person) =>
  client.call(moveSeat, { inPersonEnrolmentNo, sessionNo: target.sessionNo, ...more })
const where = async (applicationNo: ApplicationNo) =>
  (await scenario.api.database.db.booking.findUniqueOrThrow({ where: { applicationNo } })).sessionNo

describe('a change of day', () => {
  it('moves the seat, returns day and venue, redraws slips and offers the old seat', async () => {
    const { db } = scenario.api.database
    const venue = await addVenue(db, { name: '파주 교육장' })
    const paju = await scenario.session({ startsAt: week, venue })
    const { applicationNo, inPersonEnrolmentNo } = await booked({ licences: [{}, {}] })
    const { entity } = await change(inPersonEnrolmentNo, paju)

    expect(entity).toMatchObject({
      inPersonEnrolmentNo,
      applicationNo,
      sessionNo: paju.sessionNo,
      sessionDay: { eduDate: '2026-12-17', startTime: '10:00', endTime: '17:00' },
      venue: { location: '파주 교육장' },
    })
    expect([await scenario.taken(from), await scenario.taken(paju)]).toEqual([0, 1])
    expect(await db.seatMove.findMany({ where: { applicationNo } })).toMatchObject([
      { fromNo: from.sessionNo, toNo: paju.sessionNo, cause: 'person', movedAt: MORNING },
    ])
    const jobs = await db.outbox.findMany({ where: { doneAt: null }, orderBy: { outboxNo: 'desc' }, take: 3 })
    expect(jobs.map(({ kind }) => kind).toSorted()).toEqual([
      'issue-enrolment-slip',
      'issue-enrolment-slip',
      'offer-seats',
    ])
  })

  it('moves a seat held for a deposit, not beyond the limit of the earlier day', async () => {
    const soon = await scenario.session({ startsAt: new Date('2026-11-23T10:00:00+09:00') })
    const { applicationNo, inPersonEnrolmentNo } = await booked({
      seat: 'held',
      heldUntil: new Date('2026-11-24T10:00:00+09:00'),
    })
    expect((await change(inPersonEnrolmentNo, soon)).code).toBe(1)
    const { heldUntil } = await scenario.api.database.db.booking.findUniqueOrThrow({
      where: { applicationNo },
    })
    expect(heldUntil).toEqual(new Date('2026-11-23T00:00:00+09:00'))
  })

  it('closes the waiting list entry of the session moved to', async () => {
    const { db } = scenario.api.database
    const { applicationNo, inPersonEnrolmentNo } = await booked()
    const { sessionNo } = to
    const { memberNo } = person.member
    await db.waitingEntry.create({ data: { sessionNo, applicationNo, memberNo, joinedAt: MORNING } })
    expect((await change(inPersonEnrolmentNo)).code).toBe(1)
    expect(await db.waitingEntry.findMany({ where: { applicationNo } })).toMatchObject([
      { status: 'accepted' },
    ])
  })

  it('allows a change until the day before ends in Seoul', async () => {
    const one = await booked()
    scenario.api.clock.set('2026-12-09T23:59:59+09:00')
    person = { ...person, client: await scenario.api.logIn(person.member.userId) }
    expect((await change(one.inPersonEnrolmentNo)).code).toBe(1)

    const other = await booked({ licences: [{ licenceNo: '20260808080' }] }, await scenario.session())
    scenario.api.clock.set('2026-12-10T00:00:00+09:00')
    expect((await change(other.inPersonEnrolmentNo)).refusal).toBe('CHANGE_TOO_LATE')
  })
})

describe('a refused change of day', () => {
  it('keeps the old seat when the other day is full in the venue or for the trade', async () => {
    const { applicationNo, inPersonEnrolmentNo } = await booked({ licences: [{ industryType: 2 }] })
    const full = await scenario.session({ startsAt: week, capacity: 1 })
    await scenario.fill(full, 1)
    expect((await change(inPersonEnrolmentNo, full)).refusal).toBe('SESSION_FULL')
    const capped = await scenario.session({ startsAt: week, tradeCaps: { 2: 1 } })
    await scenario.fill(capped, 1, { licences: [{ industryType: 2 }] })
    expect((await change(inPersonEnrolmentNo, capped)).refusal).toBe('SESSION_TRADE_FULL')
    expect(await where(applicationNo)).toBe(from.sessionNo)
  })

  it('keeps the old seat when the free seat there belongs to its waiting list', async () => {
    const { db } = scenario.api.database
    const { inPersonEnrolmentNo } = await booked()
    const wanted = await scenario.session({ startsAt: week, capacity: 1 })
    const waiting = await scenario.opener()
    await bookSeat(db, waiting.member, wanted, { seat: 'waiting' })
    expect((await change(inPersonEnrolmentNo, wanted)).refusal).toBe('SESSION_FULL')
  })

  it('keeps the old seat when the other session cannot be entered', async () => {
    const { db } = scenario.api.database
    const { applicationNo, inPersonEnrolmentNo } = await booked()
    const yearly = await addInPersonCourse(db, { salesType: 2, year: 2027 })
    const cancelled = await scenario.session({ startsAt: week })
    await db.inPersonSession.update({
      where: { sessionNo: cancelled.sessionNo },
      data: { status: 'cancelled', cancelledAt: MORNING },
    })
    const refused = [
      [from, 'SAME_SESSION'],
      [cancelled, 'SESSION_CANCELLED'],
      [await scenario.session({ startsAt: week, isShown: false }), 'SESSION_NOT_FOUND'],
      [{ ...to, sessionNo: 999_999 }, 'SESSION_NOT_FOUND'],
      [await scenario.session({ startsAt: week, applyClosesAt: MORNING }), 'SESSION_APPLICATIONS_CLOSED'],
      [
        await scenario.session({ startsAt: week, applyOpensAt: new Date('2026-12-01') }),
        'SESSION_NOT_OPEN_YET',
      ],
      [await scenario.session({ startsAt: week, courses: [yearly] }), 'SESSION_OTHER_TRADE'],
    ] as const
    for (const [target, refusal] of refused)
      expect((await change(inPersonEnrolmentNo, target)).refusal).toBe(refusal)
    expect((await change(inPersonEnrolmentNo, to, { venueNo: to.venueNo + 99 })).refusal).toBe(
      'SESSION_NOT_FOUND',
    )
    expect((await change(inPersonEnrolmentNo, to, { applicationNo: applicationNo + 99 })).refusal).toBe(
      'ENROLMENT_NOT_FOUND',
    )
    expect(await where(applicationNo)).toBe(from.sessionNo)
  })

  it('keeps the old seat when the person has a seat in another venue at that time', async () => {
    const { inPersonEnrolmentNo } = await booked()
    await booked({ licences: [{ licenceNo: '20260909090' }] }, await scenario.session({ startsAt: week }))
    expect((await change(inPersonEnrolmentNo)).refusal).toBe('SAME_TIME_BOOKED')
  })

  it.each([
    [{ seat: 'released', status: 'refunded' }, 'ALREADY_ENDED'],
    [{ seat: 'sold', status: 'completed' }, 'ALREADY_ENDED'],
    [{ seat: 'sold', status: 'attended' }, 'CHANGE_TOO_LATE'],
    [{ seat: 'waiting' }, 'NO_SEAT'],
    [{ seat: 'held', heldUntil: MORNING }, 'NO_SEAT'],
  ] as const)('keeps the old seat for %o', async (wanted, refusal) => {
    const { inPersonEnrolmentNo } = await booked(wanted)
    expect((await change(inPersonEnrolmentNo)).refusal).toBe(refusal)
  })

  it('refuses strangers, visitors and a malformed number', async () => {
    const { inPersonEnrolmentNo } = await booked()
    const { sessionNo } = to
    expect((await change(inPersonEnrolmentNo, to, {}, await scenario.opener())).refusal).toBe(
      'ENROLMENT_NOT_FOUND',
    )
    const anonymous = await scenario.api.client.call(moveSeat, { inPersonEnrolmentNo, sessionNo })
    expect(anonymous.refusal).toBe('LOGIN_REQUIRED')
    expect((await change(0)).status).toBe(400)
    expect(await scenario.taken(from)).toBe(1)
  })
})
