import { cancelInPerson } from '@hygiene/contracts/in-person/enrolment/cancel-in-person'
import { confirmPayment } from '@hygiene/contracts/money/settlement/confirm-payment'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { addPerson, type SeatWanted } from '@hygiene/testing'
import { openPaymentScenario, type PaymentScenario } from '@hygiene/testing/scenarios/payment-scenario'
import { addSeatPayer, type SeatPayer } from '@hygiene/testing/scenarios/seat-payers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hear } from '../../testing/hear-payment.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const NOW = '2026-11-21T10:00:00+09:00'
const MINUTE_MS = 60_000

let scenario: PaymentScenario
let payer: SeatPayer

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
})
beforeEach(async () => {
  await scenario.sandbox.control('/faults/reset')
  scenario.api.clock.set(NOW)
  payer = await addSeatPayer(scenario)
})
afterAll(() => scenario.stop())

function openFor({ client, applicationNo }: SeatPayer, paymentType: 1 | 3 = 1) {
  return client.call(openOrder, { applicationNo, paymentType })
}

async function heldUntil({ applicationNo }: SeatPayer): Promise<Date | null> {
  return (await scenario.api.database.db.booking.findUniqueOrThrow({ where: { applicationNo } })).heldUntil
}

async function jobs(kind: string, since: number): Promise<number> {
  return scenario.api.database.db.outbox.count({ where: { kind, outboxNo: { gt: since } } })
}

async function lastJob(): Promise<number> {
  const last = await scenario.api.database.db.outbox.findFirst({ orderBy: { outboxNo: 'desc' } })
  return Number(last?.outboxNo ?? 0)
}

describe('paying for a seat', () => {
  it('charges the sum of the licences and holds the seat half an hour from the order', async () => {
    const group = await addSeatPayer(scenario, { licences: [{}, {}, {}] })
    scenario.api.clock.advance(20 * 60)
    const { entity } = await openFor(group)
    expect(entity).toMatchObject({
      totalAmount: 120_000,
      orderName: '2026년 신규 영업자 위생교육 (일반음식점) 외 2건',
      heldUntil: new Date(Date.parse(NOW) + 50 * MINUTE_MS).toISOString(),
    })
    expect((await heldUntil(group))?.toISOString()).toBe(entity.heldUntil)
    expect((await openFor(group)).entity.paymentId).toBe(entity.paymentId)
  })

  it('never extends a hold beyond two hours, however often an order is opened', async () => {
    for (let minutes = 0; minutes < 115; minutes += 23) {
      expect((await openFor(payer)).refusal).toBeNull()
      scenario.api.clock.advance(23 * 60)
    }
    const { entity } = await openFor(payer)
    expect(entity.heldUntil).toBe(new Date(Date.parse(NOW) + 120 * MINUTE_MS).toISOString())
    scenario.api.clock.advance(5 * 60)
    expect((await openFor(payer)).refusal).toBe('NO_SEAT')
  })

  it('sells the seat, pays every licence, notifies the member and orders the slips once', async () => {
    const group = await addSeatPayer(scenario, { licences: [{}, {}] })
    const since = await lastJob()
    const { paymentId } = await group.pay()
    await hear(scenario, paymentId, 'PAID')
    expect(await group.state()).toBe('sold: paid, paid')
    expect(await jobs('issue-enrolment-slip', since)).toBe(2)
    expect(await jobs('send-message', since)).toBe(1)
    const notified = await scenario.api.database.db.message.findMany({
      where: { memberNo: group.person.memberNo },
    })
    expect(notified).toMatchObject([{ kind: 'seatConfirmed', aboutNo: group.applicationNo }])
    expect((await openFor(group)).refusal).toBe('ALREADY_PAID')
  })

  it('returns every record of the application when its payment is confirmed', async () => {
    const group = await addSeatPayer(scenario, { licences: [{}, {}] })
    const { paymentId } = await group.pay()
    const { entity } = await group.client.call(confirmPayment, { paymentId })
    const inPersonEnrolmentNos = group.enrolments.map(({ inPersonEnrolmentNo }) => inPersonEnrolmentNo)
    expect(entity).toMatchObject({
      enrolmentNo: null,
      inPersonEnrolmentNo: inPersonEnrolmentNos[0],
      inPersonEnrolmentNos,
    })
  })

  it('charges the remaining licences after one was given up and confirms no larger sum', async () => {
    const group = await addSeatPayer(scenario, { licences: [{}, {}] })
    const early = await group.order()
    const { inPersonEnrolmentNo = 0 } = group.enrolments[0] ?? {}
    await scenario.api.database.db.inPersonEnrolment.update({
      where: { inPersonEnrolmentNo },
      data: { status: 'cancelled', endReason: 'byPerson', endedAt: scenario.api.clock.now() },
    })
    expect((await openFor(group)).entity.totalAmount).toBe(40_000)
    expect((await hear(scenario, early, 'PAID')).status).toBe('paidAfterCancellation')
    expect(await group.state()).toBe('held: cancelled, applied')
    await group.pay()
    expect(await group.state()).toBe('sold: cancelled, paid')
  })
})

const due = (days: number) => new Date(Date.parse(NOW) + days * 24 * 60 * MINUTE_MS)
const account = (expiresAt: Date) => ({
  account: { bank: 'SHINHAN', number: '11012345678', holder: null, expiresAt },
})

describe('a virtual account for a seat', () => {
  it('holds the seat until the due date of its virtual account', async () => {
    const paymentId = await payer.order(3)
    await hear(scenario, paymentId, 'VIRTUAL_ACCOUNT_ISSUED', account(due(3)))
    expect(await heldUntil(payer)).toEqual(due(3))
    const again = await openFor(payer, 3)
    expect(again.entity).toMatchObject({ paymentId, heldUntil: due(3).toISOString() })
  })

  it('ends an account with the day before the session even if the gateway names a later end', async () => {
    scenario.api.clock.set('2026-12-08T20:00:00+09:00')
    const late = await addSeatPayer(scenario)
    const { entity } = await openFor(late, 3)
    expect(entity.virtualAccountValidHours).toBe(27)
    await hear(
      scenario,
      entity.paymentId,
      'VIRTUAL_ACCOUNT_ISSUED',
      account(new Date('2026-12-20T20:00:00+09:00')),
    )
    expect(await heldUntil(late)).toEqual(new Date('2026-12-10T00:00:00+09:00'))
  })

  it('refuses a virtual account with less than an hour left but accepts other methods', async () => {
    scenario.api.clock.set('2026-12-09T23:00:00+09:00')
    const late = await addSeatPayer(scenario)
    expect((await openFor(late, 3)).refusal).toBe('NO_TIME_FOR_DEPOSIT')
    expect((await openFor(late, 1)).refusal).toBeNull()
  })

  it('leaves half an hour to pay after the member or the bank gives up a virtual account', async () => {
    const halfAnHour = new Date(Date.parse(NOW) + 30 * MINUTE_MS)
    const first = await payer.order(3)
    await hear(scenario, first, 'VIRTUAL_ACCOUNT_ISSUED', account(due(3)))
    const card = await openFor(payer, 1)
    expect(card.entity.heldUntil).toBe(halfAnHour.toISOString())

    const second = await payer.order(3)
    await hear(scenario, second, 'VIRTUAL_ACCOUNT_ISSUED', account(due(3)))
    expect(await heldUntil(payer)).toEqual(due(3))
    await hear(scenario, second, 'CANCELLED')
    expect(await heldUntil(payer)).toEqual(halfAnHour)
  })

  it('leaves half an hour to pay when a licence of the virtual account is given up', async () => {
    const group = await addSeatPayer(scenario, { licences: [{}, {}] })
    await hear(scenario, await group.order(3), 'VIRTUAL_ACCOUNT_ISSUED', account(due(3)))
    const { inPersonEnrolmentNo = 0 } = group.enrolments[0] ?? {}
    expect((await group.client.call(cancelInPerson, { inPersonEnrolmentNo })).refusal).toBeNull()
    expect(await heldUntil(group)).toEqual(new Date(Date.parse(NOW) + 30 * MINUTE_MS))
    expect((await openFor(group)).entity.totalAmount).toBe(40_000)
  })

  it('closes a virtual account that is issued after the seat is gone', async () => {
    const paymentId = await payer.order(3)
    scenario.api.clock.advance(31 * 60)
    await scenario.api.database.db.inPersonSession.update({
      where: { sessionNo: payer.session.sessionNo },
      data: { capacity: 1 },
    })
    await addSeatPayer(scenario, { session: payer.session, seat: 'sold' })
    const since = await lastJob()
    const payment = await hear(scenario, paymentId, 'VIRTUAL_ACCOUNT_ISSUED', account(due(3)))
    expect(payment).toMatchObject({ status: 'cancelled', failure: expect.stringMatching(/자리/) as string })
    expect(await jobs('close-virtual-account', since)).toBe(1)
  })

  it('closes a virtual account that was issued in the window of an abandoned order', async () => {
    const paymentId = await payer.order(3)
    await payer.order(1)
    const since = await lastJob()
    await hear(scenario, paymentId, 'VIRTUAL_ACCOUNT_ISSUED', account(due(3)))
    expect(await jobs('close-virtual-account', since)).toBe(1)
  })
})

describe('a refused payment', () => {
  it.each<[string, SeatWanted, string]>([
    ['for a place in a queue', { seat: 'waiting' }, 'NO_SEAT'],
    ['after the hold lapsed', { seat: 'released', endReason: 'holdLapsed' }, 'NO_SEAT'],
    ['after cancelling', { seat: 'released', endReason: 'byPerson' }, 'ALREADY_ENDED'],
    ['after a refund', { seat: 'released', status: 'refunded' }, 'ALREADY_ENDED'],
    ['after having been absent', { seat: 'sold', status: 'absent' }, 'ALREADY_ENDED'],
    ['twice', { seat: 'sold' }, 'ALREADY_PAID'],
    ['after the certificate', { seat: 'sold', status: 'completed' }, 'ALREADY_PAID'],
  ])('refuses to open a payment %s', async (_, wanted, refusal) => {
    const answer = await openFor(await addSeatPayer(scenario, wanted))
    expect(answer.refusal).toBe(refusal)
    expect(answer.message).toMatch(/[가-힣]/)
  })

  it('refuses a payment after the half-hour hold before the worker releases the seat', async () => {
    scenario.api.clock.advance(30 * 60)
    expect((await openFor(payer)).refusal).toBe('NO_SEAT')
  })

  it('refuses a payment for a session that was cancelled or has begun', async () => {
    const where = { sessionNo: payer.session.sessionNo }
    const { db } = scenario.api.database
    await db.inPersonSession.update({
      where,
      data: { status: 'cancelled', cancelledAt: scenario.api.clock.now(), cancelReason: '강사 사정' },
    })
    expect((await openFor(payer)).refusal).toBe('SESSION_CANCELLED')

    scenario.api.clock.set('2026-12-10T09:50:00+09:00')
    const late = await addSeatPayer(scenario)
    scenario.api.clock.set('2026-12-10T10:00:00+09:00')
    expect((await openFor(late)).refusal).toBe('SESSION_APPLICATIONS_CLOSED')
  })

  it('refuses a payment by a stranger, without a login or by a staff method', async () => {
    await addPerson(scenario.api.database.db, { userId: `stranger${payer.applicationNo}` })
    const stranger = await scenario.api.logIn(`stranger${payer.applicationNo}`)
    const order = { applicationNo: payer.applicationNo, paymentType: 1 } as const
    expect((await stranger.call(openOrder, order)).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await scenario.api.client.call(openOrder, order)).refusal).toBe('LOGIN_REQUIRED')
    expect((await payer.client.call(openOrder, { ...order, paymentType: 5 })).status).toBe(400)
    expect((await payer.client.call(openOrder, { ...order, applicationNo: 'x' })).status).toBe(400)
    expect(await payer.state()).toBe('held: applied')
  })
})
