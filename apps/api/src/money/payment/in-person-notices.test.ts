import type { Payment } from '@hygiene/db/generated/client'
import { releaseHold } from '@hygiene/operations/in-person/enrolment/release-hold'
import type { SeenPayment } from '@hygiene/gateways'
import { addPerson, bookSeat } from '@hygiene/testing'
import { openPaymentScenario, type PaymentScenario } from '@hygiene/testing/scenarios/payment-scenario'
import { addSeatPayer, addTrainingDay, type SeatPayer } from '@hygiene/testing/scenarios/seat-payers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hear } from '../../testing/hear-payment.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

type Word = SeenPayment['facts']['status']

let scenario: PaymentScenario
let payer: SeatPayer
let paymentId: string

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
})
beforeEach(async () => {
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
  const session = await addTrainingDay(scenario, 1)
  payer = await addSeatPayer(scenario, { session, licences: [{}, {}] })
  paymentId = await payer.order(3)
})
afterAll(() => scenario.stop())

async function orderNow(): Promise<Payment> {
  return scenario.api.database.db.payment.findUniqueOrThrow({ where: { paymentId } })
}

async function letLapse(): Promise<void> {
  const { api } = scenario
  api.clock.advance(31 * 60)
  await api.database.db.$transaction((db) => releaseHold(db, payer.applicationNo, api.clock.now()))
  expect(await payer.state()).toBe('released: cancelled, cancelled')
}

async function jobKinds(): Promise<string[]> {
  const { applicationNo } = payer
  const inPersonEnrolmentNos = payer.enrolments.map(({ inPersonEnrolmentNo }) => inPersonEnrolmentNo)
  const messages = await scenario.api.database.db.message.findMany({ where: { aboutNo: applicationNo } })
  const rows = await scenario.api.database.db.outbox.findMany({
    where: {
      OR: [
        ...inPersonEnrolmentNos.map((inPersonEnrolmentNo) => ({
          payload: { equals: { inPersonEnrolmentNo } },
        })),
        ...messages.map(({ messageNo }) => ({ payload: { equals: { messageNo } } })),
      ],
    },
  })
  return rows.map(({ kind }) => kind).toSorted()
}

const CONFIRMED_ONCE = ['issue-enrolment-slip', 'issue-enrolment-slip', 'send-message']

describe('twenty notices of one payment', () => {
  it('sells one seat for notices in any order, with older ones among them', async () => {
    const text: Word[] = ['READY', 'VIRTUAL_ACCOUNT_ISSUED', 'PAY_PENDING', 'FAILED', 'PAID']
    const story = Array.from({ length: 20 }, (_, at) => text[at % text.length] ?? 'PAID')
    await Promise.all(story.map((word) => hear(scenario, paymentId, word)))
    expect(await orderNow()).toMatchObject({ status: 'paid', exceptionText: null })
    expect(await payer.state()).toBe('sold: paid, paid')
    expect(await jobKinds()).toEqual(CONFIRMED_ONCE)
  })

  it('keeps the seat sold when an older notice arrives late', async () => {
    for (const word of ['PAID', 'READY', 'VIRTUAL_ACCOUNT_ISSUED', 'FAILED', 'PAID'] as const) {
      await hear(scenario, paymentId, word)
    }
    expect(await payer.state()).toBe('sold: paid, paid')
    expect(await jobKinds()).toEqual(CONFIRMED_ONCE)
  })

  it('keeps returned money returned when older notices arrive', async () => {
    for (const word of ['PAID', 'CANCELLED', 'PAID', 'VIRTUAL_ACCOUNT_ISSUED'] as const) {
      await hear(scenario, paymentId, word)
    }
    expect(await orderNow()).toMatchObject({ status: 'cancelled', exceptionText: null })
    expect(await payer.state()).toBe('released: refunded, refunded')
  })

  it('confirms nothing for another sum', async () => {
    const facts = { status: 'PAID', paymentId, totalWon: 40_000, currency: 'KRW' } as const
    await hear(scenario, paymentId, 'PAID', { facts })
    expect((await orderNow()).status).toBe('mismatched')
    expect(await payer.state()).toBe('held: applied, applied')
  })
})

describe('a deposit after the hold lapsed', () => {
  it('takes a free seat again for a late deposit and pays every licence', async () => {
    await letLapse()
    await hear(scenario, paymentId, 'PAID')
    expect(await payer.state()).toBe('sold: paid, paid')
    const { db } = scenario.api.database
    const records = await db.inPersonEnrolment.findMany({ where: { applicationNo: payer.applicationNo } })
    expect(records.map(({ endReason, endedAt }) => ({ endReason, endedAt }))).toEqual([
      { endReason: null, endedAt: null },
      { endReason: null, endedAt: null },
    ])
    expect(await jobKinds()).toEqual([
      'issue-enrolment-slip',
      'issue-enrolment-slip',
      'send-message',
      'send-message',
    ])
  })

  it('takes the seat again before the worker has recorded the lapse', async () => {
    scenario.api.clock.advance(31 * 60)
    await hear(scenario, paymentId, 'PAID')
    expect(await payer.state()).toBe('sold: paid, paid')
  })

  it('makes a late deposit an exception when another person has the seat', async () => {
    const { db } = scenario.api.database
    const other = await addPerson(db, { userId: `other${payer.applicationNo}` })
    const now = scenario.api.clock.now
    for (const taken of ['sold', 'held', 'offered'] as const) {
      const session = await addTrainingDay(scenario, 1)
      payer = await addSeatPayer(scenario, { session })
      paymentId = await payer.order(3)
      scenario.api.clock.advance(31 * 60)
      const bookedAt = now()
      const licences = [{ licenceNo: `2020-${taken}-${payer.applicationNo}` }]
      const seat = taken === 'offered' ? 'waiting' : taken
      const { waiting } = await bookSeat(db, other, session, { seat, bookedAt, licences })
      if (waiting) {
        const offerUntil = new Date(bookedAt.getTime() + 3_600_000)
        await db.waitingEntry.update({
          where: { waitingNo: waiting.waitingNo },
          data: { status: 'offered', offeredAt: bookedAt, offerUntil },
        })
      }
      const payment = await hear(scenario, paymentId, 'PAID')
      expect(payment).toMatchObject({ status: 'paidAfterCancellation' })
      expect(payment.exceptionText).toMatch(/자리가 다른 분께/)
      expect(await payer.state()).toBe('held: applied')
    }
  })

  it('makes a late deposit an exception when a licence was applied for again', async () => {
    await letLapse()
    const { db } = scenario.api.database
    const [{ licenceNo } = { licenceNo: '' }] = payer.enrolments
    const heir = await addPerson(db, { userId: `heir${payer.applicationNo}` })
    await bookSeat(db, heir, await addTrainingDay(scenario), { licences: [{ licenceNo }] })
    expect((await hear(scenario, paymentId, 'PAID')).exceptionText).toMatch(/다시 신청한 뒤/)
    expect(await payer.state()).toBe('released: cancelled, cancelled')
  })

  it('makes a late deposit an exception when the person booked the same day elsewhere', async () => {
    await letLapse()
    const licences = [{ licenceNo: `2021-0-${payer.applicationNo}` }]
    await bookSeat(scenario.api.database.db, payer.person, await addTrainingDay(scenario), { licences })
    expect((await hear(scenario, paymentId, 'PAID')).exceptionText).toMatch(/다른 교육을 신청/)
    expect(await payer.state()).toBe('released: cancelled, cancelled')
  })

  it('takes no seat for money of the day itself because that seat cannot be given back', async () => {
    const { clock } = scenario.api
    const midnight = new Date('2026-12-10T00:00:00+09:00')
    for (const [early, expected] of [
      [1, 'sold: paid'],
      [0, 'held: applied'],
    ] as const) {
      clock.set('2026-12-09T23:00:00+09:00')
      payer = await addSeatPayer(scenario)
      paymentId = await payer.order(1)
      clock.set('2026-12-10T00:00:10+09:00')
      const { exceptionText } = await hear(scenario, paymentId, 'PAID', {
        paidAt: new Date(midnight.getTime() - early),
      })
      expect(await payer.state()).toBe(expected)
      expect(exceptionText === null).toBe(early === 1)
    }
  })
})

describe('money without an open application', () => {
  it('makes money an exception after the person cancelled', async () => {
    const { db } = scenario.api.database
    const now = scenario.api.clock.now()
    const where = { applicationNo: payer.applicationNo }
    await db.inPersonEnrolment.updateMany({
      where,
      data: { status: 'cancelled', endReason: 'byPerson', endedAt: now },
    })
    await db.booking.update({ where, data: { seat: 'released', releasedAt: now, heldUntil: null } })
    expect(await hear(scenario, paymentId, 'PAID')).toMatchObject({ status: 'paidAfterCancellation' })
    expect(await payer.state()).toBe('released: cancelled, cancelled')
  })

  it('makes money an exception when the association cancelled the session', async () => {
    const { sessionNo } = payer.session
    await scenario.api.database.db.inPersonSession.update({
      where: { sessionNo },
      data: { status: 'cancelled', cancelledAt: scenario.api.clock.now() },
    })
    expect((await hear(scenario, paymentId, 'PAID')).exceptionText).toMatch(/취소되었거나 끝난 교육/)
    expect(await payer.state()).toBe('held: applied, applied')
  })

  it('makes a second payment by another method an exception and keeps the seat sold', async () => {
    const card = await payer.order(1)
    await hear(scenario, card, 'PAID')
    expect(await hear(scenario, paymentId, 'PAID')).toMatchObject({ status: 'paidAfterCancellation' })
    expect(await payer.state()).toBe('sold: paid, paid')
  })
})

describe('money returned by the gateway', () => {
  it('ends the records and frees the seat for the waiting list when money is returned', async () => {
    await hear(scenario, paymentId, 'PAID')
    await hear(scenario, paymentId, 'CANCELLED')
    expect(await payer.state()).toBe('released: refunded, refunded')
    const offers = await scenario.api.database.db.outbox.count({
      where: {
        kind: 'offer-seats',
        payload: { equals: { sessionNo: payer.session.sessionNo } },
      },
    })
    expect(offers).toBe(1)
  })

  it('makes returned money an exception when the person has the certificate', async () => {
    await hear(scenario, paymentId, 'PAID')
    await scenario.api.database.db.inPersonEnrolment.updateMany({
      where: { applicationNo: payer.applicationNo },
      data: { status: 'completed', completedAt: scenario.api.clock.now() },
    })
    expect((await hear(scenario, paymentId, 'CANCELLED')).exceptionText).toMatch(/수료한 교육/)
    expect(await payer.state()).toBe('sold: completed, completed')
  })
})
