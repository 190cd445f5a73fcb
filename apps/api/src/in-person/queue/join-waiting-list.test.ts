import { joinWaitingList } from '@hygiene/contracts/in-person/queue/join-waiting-list'
import { leaveWaitingList } from '@hygiene/contracts/in-person/queue/leave-waiting-list'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { addInPersonCourse, addVenue, bookSeat, queueFor } from '@hygiene/testing'
import {
  MORNING,
  OFFER_UNTIL,
  openQueueScenario,
  type Queuer,
  type QueueScenario,
  seoul,
} from '@hygiene/testing/scenarios/queue-scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: QueueScenario
let full: InPersonSession
let own: InPersonSession
beforeAll(async () => {
  scenario = await openQueueScenario(startTestApi)
  full = await scenario.session(1)
  own = await scenario.session(50, { startsAt: seoul('2026-12-15T10:00') })
  await scenario.book(full)
})
afterAll(() => scenario.stop())

async function join({ client, inPersonEnrolmentNo }: Queuer, session: InPersonSession) {
  return client.call(joinWaitingList, { inPersonEnrolmentNo, sessionNo: session.sessionNo })
}

async function offersAsked({ sessionNo }: InPersonSession): Promise<number> {
  const job = { kind: 'offer-seats', payload: { equals: { sessionNo } } }
  return scenario.api.database.db.outbox.count({ where: job })
}

describe('a waiting list entry for a full session', () => {
  it('keeps the own seat and gives the next place, the same one on a repeated request', async () => {
    const session = await scenario.session(1)
    await scenario.book(session)
    const [first, second] = [await scenario.book(own), await scenario.book(own, { licences: [{}, {}] })]
    const answer = (await join(first, session)).entity
    expect(answer).toEqual({ waitingNo: expect.any(Number), position: 1 })
    expect((await join(second, session)).entity).toMatchObject({ position: 2 })
    expect((await join(first, session)).entity).toEqual(answer)
    expect(await scenario.stateOf(first)).toBe(`${own.sessionNo} sold paid`)
    expect(await offersAsked(session)).toBe(2)
  })

  it('makes one place of concurrent clicks', async () => {
    const person = await scenario.book(own)
    const answers = await Promise.all([join(person, full), join(person, full), join(person, full)])
    expect(new Set(answers.map(({ entity }) => entity.waitingNo)).size).toBe(1)
  })

  it('limits one person to three sessions, even when two applications join concurrently', async () => {
    const { db } = scenario.api.database
    const person = await scenario.book(own)
    const member = await db.member.findUniqueOrThrow({ where: { memberNo: person.booking.memberNo } })
    const late = await scenario.session(5, { startsAt: seoul('2026-12-28T10:00') })
    const second = await bookSeat(db, member, late, { licences: [{ licenceNo: '20261112223' }] })
    const other = { ...person, inPersonEnrolmentNo: second.enrolments[0]?.inPersonEnrolmentNo ?? 0 }
    const days = ['2026-12-11T10:00', '2026-12-12T10:00', '2026-12-13T10:00', '2026-12-14T10:00']
    const venues = await Promise.all(days.map((day) => scenario.session(1, { startsAt: seoul(day) })))
    for (const venue of venues) await scenario.book(venue)

    const answers = await Promise.all(
      venues.map((venue, index) => join(index % 2 === 0 ? person : other, venue)),
    )
    expect(answers.filter(({ refusal }) => refusal === 'TOO_MANY_WAITING')).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(3)
  })

  it('accepts a person who only waits elsewhere', async () => {
    const person = await scenario.book(full, { seat: 'waiting' })
    const other = await scenario.session(1, { startsAt: seoul('2026-12-22T10:00') })
    await scenario.book(other)
    expect((await join(person, other)).entity).toMatchObject({ position: 1 })
  })

  it('explains each refusal of a waiting list entry in words', async () => {
    const { db } = scenario.api.database
    const person = await scenario.book(own)
    const kitchen = await addInPersonCourse(db, { industryType: 3 })
    const startsAt = seoul('2026-12-18T10:00')
    const refused = async (session: InPersonSession) => (await join(person, session)).refusal

    expect(await refused(own)).toBe('SAME_SESSION')
    expect(await refused(await scenario.session(1))).toBe('SESSION_HAS_SEATS')
    expect(await refused(await scenario.session(1, { isShown: false }))).toBe('SESSION_NOT_FOUND')
    expect(await refused({ ...full, sessionNo: 999_999 })).toBe('SESSION_NOT_FOUND')
    expect(await refused(await scenario.session(1, { applyClosesAt: MORNING }))).toBe(
      'SESSION_APPLICATIONS_CLOSED',
    )
    expect(
      await refused(await scenario.session(1, { startsAt, applyOpensAt: seoul('2026-12-02T09:00') })),
    ).toBe('SESSION_NOT_OPEN_YET')
    expect(await refused(await scenario.session(1, { courses: [kitchen] }))).toBe('SESSION_OTHER_TRADE')

    const cancelled = await scenario.session(1)
    const { sessionNo } = cancelled
    const data = { status: 'cancelled', cancelledAt: MORNING } as const
    await db.inPersonSession.update({ where: { sessionNo }, data })
    expect(await refused(cancelled)).toBe('SESSION_CANCELLED')

    const sameTime = await scenario.session(1, {
      venue: await addVenue(db, { name: '안양 교육장' }),
      startsAt,
    })
    const there = await scenario.session(5, { startsAt })
    const member = await db.member.findUniqueOrThrow({ where: { memberNo: person.booking.memberNo } })
    await bookSeat(db, member, there, { licences: [{ licenceNo: '20267654321' }] })
    expect(await refused(sameTime)).toBe('SAME_TIME_BOOKED')
  })

  it('refuses a waiting list entry when the own seat has ended by day, hold or application', async () => {
    const today = await scenario.session(5, { startsAt: seoul('2026-12-01T15:00'), applyClosesAt: MORNING })
    const lapsed = await scenario.book(own, { seat: 'held', heldUntil: MORNING })
    const refunded = await scenario.book(own, { seat: 'released', status: 'refunded' })
    expect((await join(await scenario.book(today), full)).refusal).toBe('CHANGE_TOO_LATE')
    expect((await join(lapsed, full)).refusal).toBe('NO_SEAT')
    expect((await join(refunded, full)).refusal).toBe('ALREADY_ENDED')
  })

  it('accepts only the person’s own record, with a login and with valid numbers', async () => {
    const [person, stranger] = [await scenario.book(own), await scenario.book(own)]
    const asked = { inPersonEnrolmentNo: person.inPersonEnrolmentNo, sessionNo: full.sessionNo }
    expect((await stranger.client.call(joinWaitingList, asked)).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await scenario.api.client.call(joinWaitingList, asked)).refusal).toBe('LOGIN_REQUIRED')
    const wrong = { ...asked, sessionNo: 'full' as unknown as number }
    expect((await person.client.call(joinWaitingList, wrong)).status).toBe(400)
  })
})

async function leave({ client }: Queuer, waitingNo: number) {
  return client.call(leaveWaitingList, { waitingNo })
}

describe('leaving a waiting list', () => {
  it('keeps the own seat after leaving a waiting list and repeats the same result', async () => {
    const person = await scenario.book(own)
    const { waitingNo } = (await join(person, full)).entity
    expect((await leave(person, waitingNo)).entity).toEqual({ waitingNo })
    expect((await leave(person, waitingNo)).entity).toEqual({ waitingNo })
    expect((await scenario.place(waitingNo)).status).toBe('left')
    expect(await scenario.stateOf(person)).toBe(`${own.sessionNo} sold paid`)
  })

  it('cancels the application of a person without a seat, unless the person waits elsewhere', async () => {
    const session = await scenario.session(1)
    const person = await scenario.book(session, { seat: 'waiting' })
    const other = await queueFor(scenario.api.database.db, person.booking, full)
    await leave(person, person.waiting?.waitingNo ?? 0)
    expect(await scenario.stateOf(person)).toBe(`${full.sessionNo} waiting applied`)
    await leave(person, other.waitingNo)
    expect(await scenario.stateOf(person)).toBe(`${full.sessionNo} released byPerson`)
  })

  it('declines an open offer and offers the seat to the next person', async () => {
    const session = await scenario.session(1)
    const person = await scenario.offered(session, OFFER_UNTIL)
    await leave(person, person.waitingNo)
    expect((await scenario.place(person.waitingNo)).status).toBe('declined')
    expect(await offersAsked(session)).toBeGreaterThan(0)
  })

  it('refuses a taken seat, strangers and a missing login', async () => {
    const person = await scenario.offered(await scenario.session(1))
    const { waitingNo } = person
    const stranger = await scenario.book(own)
    expect((await leave(stranger, waitingNo)).refusal).toBe('WAITING_NOT_FOUND')
    expect((await scenario.api.client.call(leaveWaitingList, { waitingNo })).refusal).toBe('LOGIN_REQUIRED')
    expect((await leave(person, -1)).status).toBe(400)
    await scenario.api.database.db.waitingEntry.update({ where: { waitingNo }, data: { status: 'accepted' } })
    expect((await leave(person, waitingNo)).refusal).toBe('OFFER_TAKEN')
  })
})
