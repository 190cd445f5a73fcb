import { joinWaitingList, leaveWaitingList } from '@hygiene/contracts'
import type { InPersonSession } from '@hygiene/db'
import { addInPersonCourse, addVenue, bookSeat, queueFor } from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  MORNING,
  openQueueTown,
  OFFER_UNTIL,
  type QueueTown,
  type Queuer,
  seoul,
} from '../testing/queue-town.ts'

let town: QueueTown
let full: InPersonSession
let own: InPersonSession
beforeAll(async () => {
  town = await openQueueTown()
  full = await town.session(1)
  own = await town.session(50, { startsAt: seoul('2026-12-15T10:00') })
  await town.book(full)
})
afterAll(() => town.stop())

async function join({ client, inPersonEnrolmentNo }: Queuer, session: InPersonSession) {
  return client.call(joinWaitingList, { inPersonEnrolmentNo, sessionNo: session.sessionNo })
}

async function offersAsked({ sessionNo }: InPersonSession): Promise<number> {
  const job = { kind: 'offer-seats', payload: { equals: { sessionNo } } }
  return town.api.database.db.outbox.count({ where: job })
}

describe('queueing for a full session', () => {
  it('keeps the own seat, gives the next place, and the same one when asked twice', async () => {
    const session = await town.session(1)
    await town.book(session)
    const [first, second] = [await town.book(own), await town.book(own, { licences: [{}, {}] })]
    const answer = (await join(first, session)).entity
    expect(answer).toEqual({ waitingNo: expect.any(Number), position: 1 })
    expect((await join(second, session)).entity).toMatchObject({ position: 2 })
    expect((await join(first, session)).entity).toEqual(answer)
    expect(await town.standing(first)).toBe(`${own.sessionNo} sold paid`)
    expect(await offersAsked(session)).toBe(2)
  })

  it('is one place for two clicks at once', async () => {
    const person = await town.book(own)
    const answers = await Promise.all([join(person, full), join(person, full), join(person, full)])
    expect(new Set(answers.map(({ entity }) => entity.waitingNo)).size).toBe(1)
  })

  it('is for three sessions of one person at a time, also when clicked at once for two applications', async () => {
    const { db } = town.api.database
    const person = await town.book(own)
    const member = await db.member.findUniqueOrThrow({ where: { memberNo: person.booking.memberNo } })
    const late = await town.session(5, { startsAt: seoul('2026-12-28T10:00') })
    const second = await bookSeat(db, member, late, { licences: [{ licenceNo: '20261112223' }] })
    const other = { ...person, inPersonEnrolmentNo: second.enrolments[0]?.inPersonEnrolmentNo ?? 0 }
    const days = ['2026-12-11T10:00', '2026-12-12T10:00', '2026-12-13T10:00', '2026-12-14T10:00']
    const halls = await Promise.all(days.map((day) => town.session(1, { startsAt: seoul(day) })))
    for (const hall of halls) await town.book(hall)

    const answers = await Promise.all(
      halls.map((hall, index) => join(index % 2 === 0 ? person : other, hall)),
    )
    expect(answers.filter(({ refusal }) => refusal === 'TOO_MANY_WAITING')).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(3)
  })

  it('is also open to somebody who only waits elsewhere', async () => {
    const person = await town.book(full, { seat: 'waiting' })
    const other = await town.session(1, { startsAt: seoul('2026-12-22T10:00') })
    await town.book(other)
    expect((await join(person, other)).entity).toMatchObject({ position: 1 })
  })

  it('is refused in words', async () => {
    const { db } = town.api.database
    const person = await town.book(own)
    const kitchen = await addInPersonCourse(db, { industryType: 3 })
    const startsAt = seoul('2026-12-18T10:00')
    const refused = async (session: InPersonSession) => (await join(person, session)).refusal

    expect(await refused(own)).toBe('SAME_SESSION')
    expect(await refused(await town.session(1))).toBe('SESSION_HAS_SEATS')
    expect(await refused(await town.session(1, { isShown: false }))).toBe('SESSION_NOT_FOUND')
    expect(await refused({ ...full, sessionNo: 999_999 })).toBe('SESSION_NOT_FOUND')
    expect(await refused(await town.session(1, { applyClosesAt: MORNING }))).toBe(
      'SESSION_APPLICATIONS_CLOSED',
    )
    expect(await refused(await town.session(1, { startsAt, applyOpensAt: seoul('2026-12-02T09:00') }))).toBe(
      'SESSION_NOT_OPEN_YET',
    )
    expect(await refused(await town.session(1, { courses: [kitchen] }))).toBe('SESSION_OTHER_TRADE')

    const cancelled = await town.session(1)
    const { sessionNo } = cancelled
    const data = { status: 'cancelled', cancelledAt: MORNING } as const
    await db.inPersonSession.update({ where: { sessionNo }, data })
    expect(await refused(cancelled)).toBe('SESSION_CANCELLED')

    const sameTime = await town.session(1, { venue: await addVenue(db, { name: '안양 교육장' }), startsAt })
    const there = await town.session(5, { startsAt })
    const member = await db.member.findUniqueOrThrow({ where: { memberNo: person.booking.memberNo } })
    await bookSeat(db, member, there, { licences: [{ licenceNo: '20267654321' }] })
    expect(await refused(sameTime)).toBe('SAME_TIME_BOOKED')
  })

  it('ends with the own seat: its day, its hold, its application', async () => {
    const today = await town.session(5, { startsAt: seoul('2026-12-01T15:00'), applyClosesAt: MORNING })
    const lapsed = await town.book(own, { seat: 'held', heldUntil: MORNING })
    const refunded = await town.book(own, { seat: 'released', status: 'refunded' })
    expect((await join(await town.book(today), full)).refusal).toBe('CHANGE_TOO_LATE')
    expect((await join(lapsed, full)).refusal).toBe('NO_SEAT')
    expect((await join(refunded, full)).refusal).toBe('ALREADY_ENDED')
  })

  it('is for one’s own record, logged in, with numbers', async () => {
    const [person, stranger] = [await town.book(own), await town.book(own)]
    const asked = { inPersonEnrolmentNo: person.inPersonEnrolmentNo, sessionNo: full.sessionNo }
    expect((await stranger.client.call(joinWaitingList, asked)).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await town.api.client.call(joinWaitingList, asked)).refusal).toBe('LOGIN_REQUIRED')
    const wrong = { ...asked, sessionNo: 'full' as unknown as number }
    expect((await person.client.call(joinWaitingList, wrong)).status).toBe(400)
  })
})

async function leave({ client }: Queuer, waitingNo: number) {
  return client.call(leaveWaitingList, { waitingNo })
}

describe('leaving a queue', () => {
  it('keeps the own seat, and twice is once', async () => {
    const person = await town.book(own)
    const { waitingNo } = (await join(person, full)).entity
    expect((await leave(person, waitingNo)).entity).toEqual({ waitingNo })
    expect((await leave(person, waitingNo)).entity).toEqual({ waitingNo })
    expect((await town.place(waitingNo)).status).toBe('left')
    expect(await town.standing(person)).toBe(`${own.sessionNo} sold paid`)
  })

  it('without a seat cancels the application, unless it waits elsewhere', async () => {
    const session = await town.session(1)
    const person = await town.book(session, { seat: 'waiting' })
    const other = await queueFor(town.api.database.db, person.booking, full)
    await leave(person, person.waiting?.waitingNo ?? 0)
    expect(await town.standing(person)).toBe(`${full.sessionNo} waiting applied`)
    await leave(person, other.waitingNo)
    expect(await town.standing(person)).toBe(`${full.sessionNo} released byPerson`)
  })

  it('with an offer declines it, and the next is asked', async () => {
    const session = await town.session(1)
    const person = await town.offered(session, OFFER_UNTIL)
    await leave(person, person.waitingNo)
    expect((await town.place(person.waitingNo)).status).toBe('declined')
    expect(await offersAsked(session)).toBeGreaterThan(0)
  })

  it('is refused where the seat was taken, to strangers and to nobody', async () => {
    const person = await town.offered(await town.session(1))
    const { waitingNo } = person
    const stranger = await town.book(own)
    expect((await leave(stranger, waitingNo)).refusal).toBe('WAITING_NOT_FOUND')
    expect((await town.api.client.call(leaveWaitingList, { waitingNo })).refusal).toBe('LOGIN_REQUIRED')
    expect((await leave(person, -1)).status).toBe(400)
    await town.api.database.db.waitingEntry.update({ where: { waitingNo }, data: { status: 'accepted' } })
    expect((await leave(person, waitingNo)).refusal).toBe('OFFER_TAKEN')
  })
})
