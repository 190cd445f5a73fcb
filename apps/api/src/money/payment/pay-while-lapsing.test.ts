import { releaseHold } from '@hygiene/operations/in-person/enrolment/release-hold'
import { countFreeSeats, hasFreeSeat } from '@hygiene/operations/in-person/seat/count-free-seats'
import { openPaymentScenario, type PaymentScenario } from '@hygiene/testing/scenarios/payment-scenario'
import { addSeatPayer, addTrainingDay, type SeatPayer } from '@hygiene/testing/scenarios/seat-payers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hear } from '../../testing/hear-payment.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

type Session = SeatPayer['session']
type Payer = SeatPayer & { paymentId: string }

let scenario: PaymentScenario
let end: Date
let before: Date
let after: Date

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  const soon = scenario.api.clock.now().getTime() + 30 * 60_000
  end = new Date(soon)
  before = new Date(soon - 1)
  after = new Date(soon + 1)
})
afterAll(() => scenario.stop())

async function addPaying(session: Session): Promise<Payer> {
  const payer = await addSeatPayer(scenario, { session, heldUntil: end })
  return { ...payer, paymentId: await payer.order() }
}

async function addLate(session: Session): Promise<Payer> {
  const payer = await addPaying(session)
  const { db } = scenario.api.database
  await db.booking.update({ where: { applicationNo: payer.applicationNo }, data: { heldUntil: before } })
  await db.$transaction((tx) => releaseHold(tx, payer.applicationNo, end))
  return payer
}

const deposit = ({ paymentId }: Payer, now: Date) => hear(scenario, paymentId, 'PAID', {}, now)

async function soldSeats({ sessionNo }: Session): Promise<number> {
  return scenario.api.database.db.booking.count({ where: { sessionNo, seat: 'sold' } })
}

describe('two deposits for one seat at the end of a hold', () => {
  it('sells one seat once for two concurrent deposits and leaves the other money for staff', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const session = await addTrainingDay(scenario, 1)
      const late = await addLate(session)
      const paying = await addPaying(session)
      const actions = [() => deposit(paying, before), () => deposit(late, after)]
      if (turn % 2 === 1) actions.reverse()

      const payments = await Promise.all(actions.map((action) => action()))
      const states = [await paying.state(), await late.state()].toSorted()
      expect(payments.map(({ status }) => status).toSorted()).toEqual(['paid', 'paidAfterCancellation'])
      expect(await soldSeats(session)).toBe(1)
      expect([
        ['held: applied', 'sold: paid'],
        ['released: cancelled', 'sold: paid'],
      ]).toContainEqual(states)
    }
  })

  it('sells one seat twice without the lock when both deposits see a free seat', async () => {
    const { db, pool } = scenario.api.database
    const session = await addTrainingDay(scenario, 1)
    const late = await addLate(session)
    const paying = await addPaying(session)

    const free = await countFreeSeats(db, session, [1], before, paying.applicationNo)
    await deposit(late, after)
    if (hasFreeSeat(free)) {
      await pool.query(
        `UPDATE "Booking" SET "seat" = 'sold', "heldUntil" = NULL WHERE "applicationNo" = $1`,
        [paying.applicationNo],
      )
    }
    expect(await soldSeats(session)).toBe(2)
  })
})

describe('twelve deposits for three seats around the end of their holds', () => {
  it('sells three seats for twelve concurrent deposits and loses no money', async () => {
    const session = await addTrainingDay(scenario, 3)
    const payers: Payer[] = []
    for (let at = 0; at < 9; at += 1) payers.push(await addLate(session))
    for (let at = 0; at < 3; at += 1) payers.push(await addPaying(session))
    const clocks = [before, end, after]
    const payments = await Promise.all(
      payers.map((payer, at) => deposit(payer, clocks[at % clocks.length] ?? end)),
    )
    expect(await soldSeats(session)).toBe(3)
    expect(payments.filter(({ status }) => status === 'paid')).toHaveLength(3)
    expect(payments.filter(({ status }) => status === 'paidAfterCancellation')).toHaveLength(9)
  })
})

describe('a payment during the release of its own hold', () => {
  it('keeps the seat when a payment and the end of its own hold are concurrent', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const payer = await addPaying(await addTrainingDay(scenario, 1))
      const { db } = scenario.api.database
      const actions: (() => Promise<unknown>)[] = [
        () => deposit(payer, before),
        () => db.$transaction((tx) => releaseHold(tx, payer.applicationNo, after)),
      ]
      if (turn % 2 === 1) actions.reverse()
      await Promise.all(actions.map((action) => action()))
      expect(await payer.state()).toBe('sold: paid')
      const { status } = await db.payment.findUniqueOrThrow({ where: { paymentId: payer.paymentId } })
      expect(status).toBe('paid')
    }
  })
})
