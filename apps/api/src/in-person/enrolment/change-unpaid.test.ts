import type { ApplicationNo, InPersonEnrolmentNo, SessionNo } from '@hygiene/domain/record-numbers'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { addInPersonCourse } from '@hygiene/testing'
import {
  licence,
  MORNING,
  type Opener,
  openSeatScenario,
  type SeatBean,
  type SeatScenario,
} from '@hygiene/testing/scenarios/seat-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: SeatScenario
let session: InPersonSession
let later: InPersonSession
let person: Opener
let applicationNo: ApplicationNo
let inPersonEnrolmentNo: InPersonEnrolmentNo
const place = () => licence({ licenseNumber: '2026-777-0001' })

beforeAll(async () => {
  scenario = await openSeatScenario(startTestApi)
})
afterAll(() => scenario.stop())
beforeEach(async () => {
  scenario.api.clock.set(MORNING)
  await scenario.api.database.db.inPersonEnrolment.updateMany({ data: { status: 'cancelled' } })
  session = await scenario.session()
  later = await scenario.session({ startsAt: new Date('2026-12-17T10:00:00+09:00') })
  person = await scenario.opener()
  const { entity } = await person.apply(session, { licences: [place()] })
  applicationNo = entity.applicationNo
  inPersonEnrolmentNo = entity.inPersonEnrolmentNos[0] ?? 0
})

const change = (where: InPersonSession, wanted: Partial<SeatBean> = {}) =>
  person.apply(where, { applicationNo, licences: [place()], ...wanted })

const records = () =>
  scenario.api.database.db.inPersonEnrolment.findMany({
    where: { applicationNo },
    orderBy: { inPersonEnrolmentNo: 'asc' },
  })
const bookingNow = () => scenario.api.database.db.booking.findUniqueOrThrow({ where: { applicationNo } })
const jobs = (kind: string, sessionNo: SessionNo) =>
  scenario.api.database.db.outbox.count({ where: { kind, payload: { equals: { sessionNo } } } })

async function addOrder(amountWon = 40_000) {
  return scenario.api.database.db.payment.create({
    data: {
      paymentId: `change${applicationNo}`,
      applicationNo,
      memberNo: person.member.memberNo,
      paymentType: 3,
      orderName: '집합교육',
      amountWon,
      status: 'virtualAccountIssued',
      createdAt: MORNING,
    },
  })
}

describe('a change of an unpaid application', () => {
  it('keeps the numbers, the seat and the start time and takes the new text', async () => {
    scenario.api.clock.advance(600)
    const licences = [{ ...place(), businessName: '두마음 식당' }]
    const { entity } = await change(session, { licences, phone: '01099998888' })

    expect(entity).toMatchObject({
      applicationNo,
      inPersonEnrolmentNos: [inPersonEnrolmentNo],
      seat: 'held',
      price: 40_000,
    })
    expect(entity.heldUntil).toBe('2026-11-21T01:40:00.000Z')
    expect(await records()).toMatchObject([
      { businessName: '두마음 식당', phone: '01099998888', status: 'applied' },
    ])
    expect(await bookingNow()).toMatchObject({ heldSince: MORNING })
  })

  it('never holds a seat beyond two hours', async () => {
    for (let minutes = 0; minutes < 100; minutes += 20) {
      scenario.api.clock.advance(20 * 60)
      expect((await change(session)).code).toBe(1)
    }
    expect((await bookingNow()).heldUntil).toEqual(new Date(MORNING.getTime() + 2 * 3_600_000))
  })

  it('adds and drops licences and closes an order of another amount', async () => {
    const order = await addOrder()
    const second = licence({ industryType: 2 })
    const { entity } = await change(session, { licences: [place(), second] })
    expect(entity).toMatchObject({
      price: 90_000,
      inPersonEnrolmentNos: [inPersonEnrolmentNo, expect.any(Number)],
    })
    const { paymentNo } = order
    const { db } = scenario.api.database
    expect(await db.payment.findUniqueOrThrow({ where: { paymentNo } })).toMatchObject({
      status: 'cancelled',
    })

    expect((await change(session, { licences: [second] })).entity.price).toBe(50_000)
    expect(await records()).toMatchObject([
      { inPersonEnrolmentNo, status: 'cancelled', endReason: 'byPerson' },
      { industryType: 2, status: 'applied' },
    ])
    expect((await (await scenario.opener()).apply(session, { licences: [place()] })).code).toBe(1)
  })

  it('keeps an order of the right amount and the hold of its account', async () => {
    const { paymentNo } = await addOrder()
    const { db } = scenario.api.database
    const heldUntil = new Date('2026-11-24T00:00:00Z')
    await db.booking.update({ where: { applicationNo }, data: { heldUntil } })
    expect((await change(later)).entity).toMatchObject({ heldUntil: heldUntil.toISOString() })
    expect(await db.payment.findUniqueOrThrow({ where: { paymentNo } })).toMatchObject({
      status: 'virtualAccountIssued',
    })
    const half = licence({ industryType: 2 })
    const { entity } = await change(later, { licences: [half] })
    expect(entity.heldUntil).toBe('2026-11-21T01:30:00.000Z')
  })

  it('moves to another day and gives the old seat to its waiting list', async () => {
    const { entity } = await change(later)
    expect(entity).toMatchObject({ sessionNo: later.sessionNo, seat: 'held' })
    expect([await scenario.taken(session), await scenario.taken(later)]).toEqual([0, 1])
    const move = await scenario.api.database.db.seatMove.findFirstOrThrow({ where: { applicationNo } })
    expect(move).toMatchObject({
      fromNo: session.sessionNo,
      toNo: later.sessionNo,
      cause: 'person',
    })
    expect(await jobs('offer-seats', session.sessionNo)).toBeGreaterThan(0)
  })

  it('keeps the old seat when the other day is full', async () => {
    const full = await scenario.session({ startsAt: later.startsAt, capacity: 1 })
    await scenario.fill(full, 1)
    expect((await change(full)).refusal).toBe('SESSION_FULL')
    expect(await scenario.taken(session)).toBe(1)
  })

  it('releases the seat for the waiting list only on request and takes a seat again later', async () => {
    const { paymentNo } = await addOrder()
    const full = await scenario.session({ startsAt: later.startsAt, capacity: 1 })
    await scenario.fill(full, 1)
    const queued = await change(full, { joinsWaitingList: true })
    expect(queued.entity).toMatchObject({ seat: 'waiting', waitingPosition: 1, heldUntil: null })
    expect(await scenario.taken(session)).toBe(0)
    const { db } = scenario.api.database
    expect(await db.payment.findUniqueOrThrow({ where: { paymentNo } })).toMatchObject({
      status: 'cancelled',
    })
    expect((await change(full, { joinsWaitingList: true })).entity.waitingPosition).toBe(1)

    expect((await change(session)).entity).toMatchObject({ seat: 'held', waitingPosition: null })
    const places = await db.waitingEntry.findMany({ where: { applicationNo } })
    expect(places).toMatchObject([{ status: 'left' }])
  })

  it('takes the offered seat', async () => {
    const full = await scenario.session({ startsAt: later.startsAt, capacity: 1 })
    const [seated] = await scenario.fill(full, 1)
    await change(full, { joinsWaitingList: true })
    const { db } = scenario.api.database
    await db.booking.updateMany({
      where: { memberNo: seated?.memberNo ?? 0 },
      data: { seat: 'released', releasedAt: MORNING },
    })
    expect((await change(full)).entity).toMatchObject({ seat: 'held' })
    expect(await db.waitingEntry.findMany({ where: { applicationNo } })).toMatchObject([
      { status: 'accepted' },
    ])
  })

  it('takes a free seat again after a lapse, but not another person’s seat', async () => {
    const small = await scenario.session({ capacity: 1, startsAt: later.startsAt })
    await change(small)
    scenario.api.clock.advance(3600)
    expect((await change(small)).entity.heldUntil).toBe('2026-11-21T02:30:00.000Z')
    scenario.api.clock.advance(1800)
    await (await scenario.opener()).apply(small)
    expect((await change(small)).refusal).toBe('SESSION_FULL')
  })

  it('keeps its seat in a session that is full with that seat', async () => {
    await scenario.fill(session, 29)
    expect((await change(session)).entity.seat).toBe('held')
  })
})

describe('a refused change', () => {
  it('refuses a change of a paid, ended, foreign or unknown application', async () => {
    const { db } = scenario.api.database
    const stranger = await scenario.opener()
    expect((await stranger.apply(session, { applicationNo })).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await person.apply(session, { applicationNo: 999_999 })).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await change({ ...later, sessionNo: 999_999 })).refusal).toBe('SESSION_NOT_FOUND')
    await db.inPersonEnrolment.updateMany({ where: { applicationNo }, data: { status: 'paid' } })
    expect((await change(later, { licences: [licence()] })).refusal).toBe('ALREADY_PAID')
    await db.inPersonEnrolment.updateMany({ where: { applicationNo }, data: { status: 'refunded' } })
    expect((await change(later)).refusal).toBe('ALREADY_ENDED')
  })

  it('refuses a change to another trade, year or kind, or to another person’s licence', async () => {
    const course = await addInPersonCourse(scenario.api.database.db, { salesType: 2 })
    const yearly = await scenario.session({ courses: [course], startsAt: later.startsAt })
    expect((await change(yearly)).refusal).toBe('SESSION_OTHER_TRADE')
    expect((await change(later, { licences: [licence({ industryType: 3 })] })).refusal).toBe(
      'SESSION_OTHER_TRADE',
    )
    const theirs = licence()
    await (await scenario.opener()).apply(later, { licences: [theirs] })
    expect((await change(later, { licences: [theirs] })).refusal).toBe('ALREADY_APPLIED')
    expect(await records()).toMatchObject([{ status: 'applied', licenceNo: '2026-777-0001' }])
  })
})
