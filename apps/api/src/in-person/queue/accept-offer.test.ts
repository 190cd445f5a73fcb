import { acceptOffer } from '@hygiene/contracts/in-person/queue/accept-offer'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { addVenue, bookSeat } from '@hygiene/testing'
import {
  MORNING,
  openQueueScenario,
  type Queuer,
  type QueueScenario,
  seoul,
} from '@hygiene/testing/scenarios/queue-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: QueueScenario
let session: InPersonSession
let own: InPersonSession
beforeAll(async () => {
  scenario = await openQueueScenario(startTestApi)
  own = await scenario.session(50, { startsAt: seoul('2026-12-15T10:00') })
})
afterAll(() => scenario.stop())
beforeEach(async () => {
  scenario.api.clock.set(MORNING)
  session = await scenario.session(1)
})

async function accept({ client, waitingNo }: Queuer & { waitingNo: number }) {
  return client.call(acceptOffer, { waitingNo })
}

async function jobsOf(kind: string, payload: object): Promise<number> {
  return scenario.api.database.db.outbox.count({ where: { kind, payload: { equals: payload } } })
}

describe('an accepted offer', () => {
  it('holds an offered seat for half an hour for payment by a person without a seat', async () => {
    const person = await scenario.offered(session)
    const { entity } = await accept(person)
    expect(entity).toEqual({
      applicationNo: person.booking.applicationNo,
      inPersonEnrolmentNos: [person.inPersonEnrolmentNo],
      sessionNo: session.sessionNo,
      price: 40_000,
      seat: 'held',
      heldUntil: seoul('2026-12-01T10:30').toISOString(),
      waitingPosition: null,
    })
    expect((await scenario.place(person.waitingNo)).status).toBe('accepted')
    expect(await scenario.stateOf(person)).toBe(`${session.sessionNo} held applied`)
  })

  it('books the offered session instead of the one applied for', async () => {
    const person = await scenario.offeredElsewhere(own, session, { seat: 'waiting' })
    expect((await accept(person)).entity).toMatchObject({ seat: 'held' })
    expect(await scenario.stateOf(person)).toBe(`${session.sessionNo} held applied`)
  })

  it('moves a person from a seat elsewhere and gives the old seat to its waiting list', async () => {
    const person = await scenario.offeredElsewhere(own, session, { licences: [{}, {}] })
    const { entity } = await accept(person)
    expect(entity).toMatchObject({ seat: 'sold', heldUntil: null, price: 80_000 })
    expect(await scenario.stateOf(person)).toBe(`${session.sessionNo} sold paid`)
    expect((await scenario.place(person.waitingNo)).status).toBe('accepted')

    const { applicationNo } = person.booking
    const move = await scenario.api.database.db.seatMove.findFirstOrThrow({ where: { applicationNo } })
    expect(move).toMatchObject({ toNo: session.sessionNo, cause: 'offer', movedAt: MORNING })
    expect(await jobsOf('offer-seats', { sessionNo: own.sessionNo })).toBeGreaterThan(0)
    for (const { inPersonEnrolmentNo } of person.enrolments) {
      expect(await jobsOf('issue-enrolment-slip', { inPersonEnrolmentNo })).toBe(1)
    }
  })

  it.each([
    ['with minutes left to pay gets half an hour', '2026-12-01T10:05', '2026-12-01T10:30'],
    [
      'waiting for a deposit waits as long as the new session lets it',
      '2026-12-12T10:00',
      '2026-12-10T00:00',
    ],
  ])('sets the hold when a person %s', async (_what, heldUntil, until) => {
    const held = { seat: 'held', bookedAt: MORNING, heldUntil: seoul(heldUntil) } as const
    const person = await scenario.offeredElsewhere(own, session, held)
    expect((await accept(person)).entity).toMatchObject({
      seat: 'held',
      heldUntil: seoul(until).toISOString(),
    })
  })

  it('holds the new seat again after the hold elsewhere ran out', async () => {
    const person = await scenario.offeredElsewhere(own, session, { seat: 'held', heldUntil: MORNING })
    expect((await accept(person)).entity).toMatchObject({
      seat: 'held',
      heldUntil: seoul('2026-12-01T10:30').toISOString(),
    })
  })

  it('returns the same result when the offer is accepted twice', async () => {
    const person = await scenario.offeredElsewhere(own, session)
    const first = (await accept(person)).entity
    expect((await accept(person)).entity).toEqual(first)
    const { applicationNo } = person.booking
    expect(await scenario.api.database.db.seatMove.count({ where: { applicationNo } })).toBe(1)
  })
})

describe('a refused offer', () => {
  it('refuses an offer from its end time on', async () => {
    const until = seoul('2026-12-01T10:30')
    const person = await scenario.offered(session, until)
    const other = await scenario.offered(await scenario.session(1), until)
    scenario.api.clock.set(new Date(until.getTime() - 1))
    expect((await accept(other)).refusal).toBeNull()
    scenario.api.clock.set(until)
    expect((await accept(person)).refusal).toBe('OFFER_OVER')
  })

  it('refuses an acceptance before any offer and after a decline', async () => {
    const waiting = await scenario.book(session, { seat: 'waiting' })
    const waitingNo = waiting.waiting?.waitingNo ?? 0
    expect((await accept({ ...waiting, waitingNo })).refusal).toBe('OFFER_NOT_FOUND')
    const person = await scenario.offeredElsewhere(own, session)
    const where = { waitingNo: person.waitingNo }
    await scenario.api.database.db.waitingEntry.update({ where, data: { status: 'declined' } })
    expect((await accept(person)).refusal).toBe('OFFER_OVER')
  })

  it('refuses an offer when the person’s own session is today or was given up', async () => {
    const today = await scenario.session(5, { startsAt: seoul('2026-12-01T15:00'), applyClosesAt: MORNING })
    expect((await accept(await scenario.offeredElsewhere(today, session))).refusal).toBe('CHANGE_TOO_LATE')
    const ended = await scenario.offeredElsewhere(own, session, { seat: 'released', status: 'refunded' })
    expect((await accept(ended)).refusal).toBe('ALREADY_ENDED')
  })

  it('refuses an offer at the time of another seat of the person', async () => {
    const { db } = scenario.api.database
    const person = await scenario.offered(session)
    const there = await scenario.session(5, { venue: await addVenue(db, { name: '안양 교육장' }) })
    const member = await db.member.findUniqueOrThrow({ where: { memberNo: person.booking.memberNo } })
    await bookSeat(db, member, there, { licences: [{ licenceNo: '20267654321' }] })
    expect((await accept(person)).refusal).toBe('SAME_TIME_BOOKED')
  })

  it('refuses an offer of a cancelled session, settled or not', async () => {
    const { db } = scenario.api.database
    const [person, wound] = [await scenario.offered(session), await scenario.offeredElsewhere(own, session)]
    const { sessionNo } = session
    const cancelled = { status: 'cancelled', cancelledAt: MORNING } as const
    await db.inPersonSession.update({ where: { sessionNo }, data: cancelled })
    const where = { waitingNo: wound.waitingNo }
    await db.waitingEntry.update({ where, data: { status: 'sessionGone' } })
    expect((await accept(person)).refusal).toBe('SESSION_CANCELLED')
    expect((await accept(wound)).refusal).toBe('SESSION_CANCELLED')
  })

  it('refuses an offer when a person whose clock was ahead already has the seat', async () => {
    const person = await scenario.offered(session)
    await scenario.book(session)
    expect((await accept(person)).refusal).toBe('OFFER_OVER')
    expect(await scenario.stateOf(person)).toBe(`${session.sessionNo} waiting applied`)
  })

  it('refuses strangers, visitors without a login and a missing number', async () => {
    const person = await scenario.offered(session)
    const { waitingNo } = person
    const stranger = await scenario.book(own)
    expect((await accept({ ...stranger, waitingNo })).refusal).toBe('WAITING_NOT_FOUND')
    expect((await scenario.api.client.call(acceptOffer, { waitingNo })).refusal).toBe('LOGIN_REQUIRED')
    expect((await accept({ ...person, waitingNo: 0 })).status).toBe(400)
  })
})
