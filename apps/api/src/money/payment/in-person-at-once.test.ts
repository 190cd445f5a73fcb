import { cancelInPerson } from '@hygiene/contracts/in-person/enrolment/cancel-in-person'
import { joinWaitingList } from '@hygiene/contracts/in-person/queue/join-waiting-list'
import { moveSeat } from '@hygiene/contracts/in-person/seat/move-seat'
import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { completeBooking } from '@hygiene/operations/in-person/check-in/attendance/complete-booking'
import { releaseHold } from '@hygiene/operations/in-person/enrolment/release-hold'
import { offerFreeSeats } from '@hygiene/operations/in-person/seat/offer-free-seats'
import { openPaymentScenario, type PaymentScenario } from '@hygiene/testing/scenarios/payment-scenario'
import { addSeatPayer, addTrainingDay, type SeatPayer } from '@hygiene/testing/scenarios/seat-payers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hear } from '../../testing/hear-payment.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

type Session = SeatPayer['session']
type Action = () => Promise<unknown>

let scenario: PaymentScenario

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
})
afterAll(() => scenario.stop())

/** Keeps answers with an HTTP status: a deadlock would be a 500 or a thrown error. */
async function allAtOnce(actions: readonly Action[], turn: number): Promise<void> {
  const shift = (turn * 3) % actions.length
  const turned = [...actions.slice(shift), ...actions.slice(0, shift)]
  const answers = await Promise.all(turned.map((action) => action()))
  const broken = answers.filter((answer) => {
    const { status } = (answer ?? {}) as { status?: unknown }
    return typeof status === 'number' && status !== 200
  })
  expect(broken).toEqual([])
}

async function contradictions({ applicationNo }: SeatPayer): Promise<string[]> {
  const { db } = scenario.api.database
  const { seat, enrolments } = await db.booking.findUniqueOrThrow({
    where: { applicationNo },
    include: { enrolments: { include: { certificate: true } } },
  })
  const payments = await db.payment.findMany({ where: { applicationNo }, include: { refunds: true } })
  const confirmed = payments.filter(({ status }) => status === 'paid')
  const refunded = payments.some(({ refunds }) => refunds.some(({ status }) => status !== 'failed'))
  const open = payments.filter(({ status }) => status === 'ready' || status === 'virtualAccountIssued')
  const has = (...wanted: string[]) => enrolments.some(({ status }) => wanted.includes(status))
  const rules: [string, boolean][] = [
    ['two orders paid', confirmed.length > 1],
    ['two orders open', open.length > 1],
    ['an order open beside a paid one', confirmed.length > 0 && open.length > 0],
    ['paid records without a seat', has('paid', 'completed') && seat !== 'sold'],
    ['a seat without paid records', seat === 'sold' && !has('paid', 'completed')],
    ['a seat without money', seat === 'sold' && confirmed.length === 0],
    ['money without a seat', confirmed.length > 0 && seat !== 'sold' && !refunded],
    ['money back and a seat', refunded && seat === 'sold'],
    ['money back and a certificate', refunded && enrolments.some(({ certificate }) => certificate !== null)],
    [
      'completed without a certificate',
      enrolments.some((one) => one.status === 'completed' && !one.certificate),
    ],
    ['paid and applied for at once', has('paid', 'completed') && has('applied')],
  ]
  return rules.filter(([, holds]) => holds).map(([text]) => text)
}

async function takenSeats({ sessionNo }: Session): Promise<number> {
  const now = scenario.api.clock.now()
  return scenario.api.database.db.booking.count({
    where: { sessionNo, OR: [{ seat: 'sold' }, { seat: 'held', heldUntil: { gt: now } }] },
  })
}

async function addOtherDay(capacity: number): Promise<Session> {
  const { db } = scenario.api.database
  const session = await addTrainingDay(scenario, capacity)
  return db.inPersonSession.update({
    where: { sessionNo: session.sessionNo },
    data: {
      startsAt: new Date('2026-12-17T10:00:00+09:00'),
      endsAt: new Date('2026-12-17T17:00:00+09:00'),
      applyClosesAt: new Date('2026-12-16T18:00:00+09:00'),
    },
  })
}

function actionsOf(payer: SeatPayer, other: Session, paymentId: string, paymentNo: number): Action[] {
  const { client, applicationNo, session, enrolments } = payer
  const { db } = scenario.api.database
  const { config, clock } = scenario.api
  const [{ inPersonEnrolmentNo } = { inPersonEnrolmentNo: 0 }] = enrolments
  const changeTo = ({ sessionNo }: Session) => {
    return client.call(moveSeat, { inPersonEnrolmentNo, sessionNo })
  }
  const offer = ({ sessionNo }: Session) => {
    return db.$transaction((tx) => offerFreeSeats(tx, sessionNo, clock.now()))
  }
  const lapsedAt = new Date(clock.now().getTime() + 31 * 60_000)
  const overAt = new Date(session.endsAt.getTime() + 60_000)
  return [
    () => hear(scenario, paymentId, 'PAID'),
    () => changeTo(other),
    () => client.call(cancelPayment, { paymentNo, reason: '취소' }),
    () => client.call(cancelInPerson, { inPersonEnrolmentNo }),
    () => db.$transaction((tx) => releaseHold(tx, applicationNo, lapsedAt)),
    () => client.call(openOrder, { applicationNo, paymentType: 1 }),
    () => changeTo(session),
    () => hear(scenario, paymentId, 'VIRTUAL_ACCOUNT_ISSUED'),
    () => completeBooking(db, applicationNo, config.PUBLIC_URL, overAt),
    () => client.call(openOrder, { applicationNo, paymentType: 3 }),
    () => offer(session),
    () => client.call(joinWaitingList, { inPersonEnrolmentNo, sessionNo: other.sessionNo }),
    () => hear(scenario, paymentId, 'PAID'),
    () => offer(other),
    () => client.call(cancelPayment, { paymentNo, reason: '취소' }),
  ]
}

async function addTorn(turn: number): Promise<SeatPayer> {
  const payer = await addSeatPayer(scenario, { licences: [{}, {}] })
  if (turn % 2 === 0) return payer
  const { applicationNo, session } = payer
  const { sessionNo, startsAt: inAt, endsAt: outAt } = session
  await scenario.api.database.db.attendance.create({
    data: { sessionNo, applicationNo, inAt, outAt, updatedAt: outAt },
  })
  return payer
}

describe('concurrent actions on one application', () => {
  it('keeps an application in payment consistent without a deadlock', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const other = await addOtherDay(1)
      const payer = await addTorn(turn)
      const paymentId = await payer.order(turn < 3 ? 1 : 3)
      const { paymentNo } = await scenario.api.database.db.payment.findUniqueOrThrow({ where: { paymentId } })
      await allAtOnce(actionsOf(payer, other, paymentId, paymentNo), turn)
      expect(await contradictions(payer)).toEqual([])
    }
  })

  it('keeps a paid application consistent without a deadlock', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const other = await addOtherDay(1)
      const payer = await addTorn(turn)
      const { paymentNo, paymentId } = await payer.pay()
      await allAtOnce(actionsOf(payer, other, paymentId, paymentNo), turn)
      expect(await contradictions(payer)).toEqual([])
    }
  })

  it('never gives out a third seat when six people want the two seats of two venues', async () => {
    const session = await addTrainingDay(scenario, 2)
    const other = await addOtherDay(2)
    const payers: SeatPayer[] = []
    const actions: Action[] = []
    for (let at = 0; at < 6; at += 1) {
      const bookedAt = new Date(scenario.api.clock.now().getTime() + (at < 2 ? 0 : -3_600_000))
      const payer = await addSeatPayer(scenario, {
        session: at % 2 === 0 ? session : other,
        bookedAt: scenario.api.clock.now(),
      })
      const paymentId = await payer.order(1)
      const { paymentNo } = await scenario.api.database.db.payment.findUniqueOrThrow({ where: { paymentId } })
      const heldUntil = new Date(bookedAt.getTime() + 1_800_000)
      await scenario.api.database.db.booking.update({
        where: { applicationNo: payer.applicationNo },
        data: { heldUntil },
      })
      payers.push(payer)
      actions.push(...actionsOf(payer, at % 2 === 0 ? other : session, paymentId, paymentNo))
    }
    await allAtOnce(actions, 1)
    expect(await Promise.all(payers.map(contradictions))).toEqual(payers.map(() => []))
    expect(await takenSeats(session)).toBeLessThanOrEqual(2)
    expect(await takenSeats(other)).toBeLessThanOrEqual(2)
  })
})
