import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { quoteRefund } from '@hygiene/contracts/money/refund/quote-refund'
import type { Refund } from '@hygiene/db/generated/client'
import { windUpBooking } from '@hygiene/operations/in-person/session/wind-up-booking'
import { addPerson, bookSeat, type ContractClient } from '@hygiene/testing'
import { openPaymentScenario, type PaymentScenario } from '@hygiene/testing/scenarios/payment-scenario'
import { addSeatPayer, type SeatPayer } from '@hygiene/testing/scenarios/seat-payers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hear } from '../../testing/hear-payment.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const WISH = { reason: '개업을 미룹니다' }

let scenario: PaymentScenario
let payer: SeatPayer
let paymentNo: number

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
})
beforeEach(async () => {
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
  payer = await addSeatPayer(scenario, { licences: [{}, {}] })
  paymentNo = (await payer.pay()).paymentNo
})
afterAll(() => scenario.stop())

async function payerAt(time: string): Promise<ContractClient> {
  scenario.api.clock.set(`${time}+09:00`)
  return scenario.api.logIn(payer.person.userId)
}

async function offersHandedOver(): Promise<number> {
  const { sessionNo } = payer.session
  return scenario.api.database.db.outbox.count({
    where: { kind: 'offer-seats', payload: { equals: { sessionNo } } },
  })
}

async function refunds(): Promise<Refund[]> {
  return scenario.api.database.db.refund.findMany({ where: { paymentNo } })
}

async function cancelSession(): Promise<void> {
  await scenario.api.database.db.inPersonSession.update({
    where: { sessionNo: payer.session.sessionNo },
    data: { status: 'cancelled', cancelledAt: scenario.api.clock.now(), cancelReason: '강사 사정' },
  })
}

describe('a refund of an in-person course', () => {
  it('refunds everything at 23:59:59 of the day before and offers the seat to the waiting list', async () => {
    const client = await payerAt('2026-12-09T23:59:59')
    const quote = (await client.call(quoteRefund, { paymentNo })).entity
    expect(quote).toMatchObject({ isAllowed: true, amount: 80_000, needsBankAccount: false })
    expect(quote.sentence).toMatch('12월 9일(수) 밤 12시까지')

    const { entity } = await client.call(cancelPayment, { paymentNo, ...WISH })
    expect(entity).toMatchObject({ status: 'requested', amount: 80_000 })
    expect(await payer.state()).toBe('released: refunded, refunded')
    expect(await offersHandedOver()).toBe(1)
    const [refund] = await refunds()
    const job = { kind: 'send-refund', payload: { equals: { refundNo: refund?.refundNo ?? 0 } } }
    expect(await scenario.api.database.db.outbox.count({ where: job })).toBe(1)
  })

  it('refunds nothing from 00:00:00 of the day and shows the reason', async () => {
    const client = await payerAt('2026-12-10T00:00:00')
    const quote = (await client.call(quoteRefund, { paymentNo })).entity
    expect(quote).toMatchObject({ isAllowed: false, amount: 0, needsBankAccount: false, banks: [] })
    expect(quote.sentence).toMatch('환불 기한은 2026년 12월 9일까지였습니다.')
    const answer = await client.call(cancelPayment, { paymentNo, ...WISH })
    expect(answer.refusal).toBe('NOT_REFUNDABLE_TRAINING_DAY')
    expect(await payer.state()).toBe('sold: paid, paid')
    expect(await offersHandedOver()).toBe(0)
  })

  it.each([
    ['absent', 'absent', 'NOT_REFUNDABLE_TRAINING_DAY'],
    ['present in part', 'attended', 'NOT_REFUNDABLE_TRAINING_DAY'],
    ['completed', 'completed', 'NOT_REFUNDABLE_COMPLETED'],
  ] as const)('refunds nothing to a member who is %s', async (_, status, refusal) => {
    const client = await payerAt('2026-12-11T09:00:00')
    const completedAt = status === 'completed' ? scenario.api.clock.now() : null
    await scenario.api.database.db.inPersonEnrolment.updateMany({
      where: { applicationNo: payer.applicationNo },
      data: { status, completedAt },
    })
    expect((await client.call(cancelPayment, { paymentNo, ...WISH })).refusal).toBe(refusal)
    expect((await client.call(quoteRefund, { paymentNo })).entity.isAllowed).toBe(false)
    expect(await refunds()).toEqual([])
  })

  it('refunds everything on the day and later when the association cancelled the session', async () => {
    const client = await payerAt('2026-12-10T09:30:00')
    await cancelSession()
    const quote = (await client.call(quoteRefund, { paymentNo })).entity
    expect(quote).toMatchObject({ isAllowed: true, amount: 80_000 })
    expect(quote.sentence).toMatch('협회 사정')
    expect((await client.call(cancelPayment, { paymentNo, ...WISH })).entity.amount).toBe(80_000)
    expect(await payer.state()).toBe('released: refunded, refunded')
  })

  it('waits for the depositor’s account after a cancelled session and then starts the refund', async () => {
    const { db } = scenario.api.database
    const depositor = await addSeatPayer(scenario)
    const paid = await depositor.pay(3)
    const where = { applicationNo: depositor.applicationNo }
    await db.inPersonSession.update({
      where: { sessionNo: depositor.session.sessionNo },
      data: { status: 'cancelled', cancelledAt: scenario.api.clock.now(), cancelReason: '강사 사정' },
    })
    await db.$transaction((tx) => windUpBooking(tx, depositor.booking, scenario.api.clock.now()))
    expect(await depositor.state()).toBe('released: cancelled')

    scenario.api.clock.set('2026-12-15T10:00:00+09:00')
    const client = await scenario.api.logIn(depositor.person.userId)
    const wish = { paymentNo: paid.paymentNo, ...WISH }
    expect((await client.call(cancelPayment, wish)).refusal).toBe('REFUND_ACCOUNT_REQUIRED')
    const refundAccount = { bank: 'KOOKMIN', accountNumber: '12345678901', holder: '김영자' }
    expect((await client.call(cancelPayment, { ...wish, refundAccount })).entity.amount).toBe(40_000)
    expect(await depositor.state()).toBe('released: refunded')
    expect(await db.booking.findUniqueOrThrow({ where })).toMatchObject({ exceptionText: null })
  })

  it('applies the refund terms of the session that the member moved to', async () => {
    const { db } = scenario.api.database
    await db.inPersonSession.update({
      where: { sessionNo: payer.session.sessionNo },
      data: {
        startsAt: new Date('2026-12-17T10:00:00+09:00'),
        endsAt: new Date('2026-12-17T17:00:00+09:00'),
      },
    })
    const client = await payerAt('2026-12-10T12:00:00')
    expect((await client.call(quoteRefund, { paymentNo })).entity.isAllowed).toBe(true)
  })

  it('makes one refund and one offer from ten clicks and ends the waiting list entries', async () => {
    const { db } = scenario.api.database
    const elsewhere = await addSeatPayer(scenario)
    await db.waitingEntry.create({
      data: {
        sessionNo: elsewhere.session.sessionNo,
        applicationNo: payer.applicationNo,
        memberNo: payer.person.memberNo,
        joinedAt: scenario.api.clock.now(),
      },
    })
    const clicks = Array.from({ length: 10 }, () => payer.client.call(cancelPayment, { paymentNo, ...WISH }))
    const answers = await Promise.all(clicks)
    expect(new Set(answers.map(({ entity }) => entity.refundNo)).size).toBe(1)
    expect(await refunds()).toHaveLength(1)
    expect(await offersHandedOver()).toBe(1)
    const places = await db.waitingEntry.findMany({ where: { applicationNo: payer.applicationNo } })
    expect(places.map(({ status }) => status)).toEqual(['left'])
  })

  it('retries a refund that the gateway refused, even on the day of the session', async () => {
    await payer.client.call(cancelPayment, { paymentNo, ...WISH })
    await scenario.api.database.db.refund.updateMany({
      where: { paymentNo },
      data: { status: 'failed', failure: '거절' },
    })
    const client = await payerAt('2026-12-11T10:00:00')
    expect((await client.call(quoteRefund, { paymentNo })).entity.isAllowed).toBe(true)
    expect((await client.call(cancelPayment, { paymentNo, ...WISH })).entity.status).toBe('requested')
    expect((await refunds()).map(({ status }) => status).toSorted()).toEqual(['failed', 'requested'])
  })

  it('requires an account to refund a deposit and keeps the seat until one is given', async () => {
    const depositor = await addSeatPayer(scenario)
    const paid = await depositor.pay(3)
    const wish = { paymentNo: paid.paymentNo, ...WISH }
    const without = await depositor.client.call(cancelPayment, wish)
    expect(without.refusal).toBe('REFUND_ACCOUNT_REQUIRED')
    expect(await depositor.state()).toBe('sold: paid')
    const refundAccount = { bank: 'NONGHYUP', accountNumber: '302-1234-5678-91', holder: '김영자' }
    const answer = await depositor.client.call(cancelPayment, { ...wish, refundAccount })
    expect(answer.entity.status).toBe('requested')
    expect(await depositor.state()).toBe('released: refunded')
  })

  it('frees the licence for a new application after a refund', async () => {
    const { db } = scenario.api.database
    await payer.client.call(cancelPayment, { paymentNo, ...WISH })
    const [{ licenceNo } = { licenceNo: '' }] = payer.enrolments
    const { booking } = await bookSeat(db, payer.person, payer.session, { licences: [{ licenceNo }] })
    expect(booking.seat).toBe('sold')
  })

  it('refunds only the owner’s payment and requires a login and a reason', async () => {
    await addPerson(scenario.api.database.db, { userId: `stranger${paymentNo}` })
    const stranger = await scenario.api.logIn(`stranger${paymentNo}`)
    const wish = { paymentNo, ...WISH }
    expect((await stranger.call(cancelPayment, wish)).refusal).toBe('PAYMENT_NOT_FOUND')
    expect((await stranger.call(quoteRefund, { paymentNo })).refusal).toBe('PAYMENT_NOT_FOUND')
    expect((await scenario.api.client.call(cancelPayment, wish)).refusal).toBe('LOGIN_REQUIRED')
    expect((await scenario.api.client.call(quoteRefund, { paymentNo })).refusal).toBe('LOGIN_REQUIRED')
    expect((await payer.client.call(cancelPayment, { paymentNo, reason: '' })).status).toBe(400)
    expect((await payer.client.call(quoteRefund, { paymentNo: 0 })).status).toBe(400)
    expect(await payer.state()).toBe('sold: paid, paid')
  })

  it('completes the refund when the gateway reports the cancellation', async () => {
    await payer.client.call(cancelPayment, { paymentNo, ...WISH })
    const { paymentId } = await scenario.api.database.db.payment.findUniqueOrThrow({ where: { paymentNo } })
    await hear(scenario, paymentId, 'CANCELLED')
    expect(await refunds()).toMatchObject([{ status: 'done', accountSealed: null }])
    expect(await payer.state()).toBe('released: refunded, refunded')
    expect(await offersHandedOver()).toBe(1)
  })
})
