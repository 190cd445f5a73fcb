import type { Payment } from '@hygiene/db/generated/client'
import { settlePayment } from '@hygiene/operations/money/settlement/settle-payment'
import { type BookedSeat, queueFor } from '@hygiene/testing'
import { MORNING, seoul } from '@hygiene/testing/scenarios/queue-scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type QueueWorker, startQueueWorker } from '../testing/start-queue-worker.ts'
import { lapseApplications } from './lapse-applications.ts'
import { releaseLapsedHolds } from './release-lapsed-holds.ts'

let scenario: QueueWorker
let orders = 0
beforeAll(async () => {
  scenario = await startQueueWorker()
})
afterAll(() => scenario.stop())

const minutes = (count: number): Date => new Date(MORNING.getTime() + count * 60_000)
const HELD = { seat: 'held', bookedAt: MORNING } as const
const LAPSED = 'released holdLapsed'

async function order({ booking }: BookedSeat, columns: Partial<Payment> = {}): Promise<Payment> {
  orders += 1
  const { applicationNo, memberNo } = booking
  return scenario.database.db.payment.create({
    data: {
      paymentId: `hold${orders}`,
      applicationNo,
      memberNo,
      paymentType: 3,
      orderName: '집합교육',
      amountWon: 40_000,
      createdAt: MORNING,
      ...columns,
    },
  })
}

async function jobsOf(kind: string, payload: object): Promise<number> {
  return scenario.database.db.outbox.count({ where: { kind, payload: { equals: payload } } })
}

describe('an expired hold', () => {
  it('releases the seat, ends application and orders, says so, and offers the seat', async () => {
    const session = await scenario.session(1)
    const other = await scenario.session(1, { startsAt: seoul('2026-12-20T10:00') })
    const person = await scenario.book(session, { ...HELD, licences: [{}, {}] })
    await queueFor(scenario.database.db, person.booking, other, { offerUntil: seoul('2026-12-01T20:00') })
    const { paymentNo } = await order(person, { status: 'ready' })

    expect(await releaseLapsedHolds(scenario.at(minutes(29)))).toBe(0)
    expect(await releaseLapsedHolds(scenario.at(minutes(30)))).toBe(1)
    expect(await releaseLapsedHolds(scenario.at(minutes(31)))).toBe(0)
    expect(await scenario.places(person)).toEqual(['left released holdLapsed'])
    expect(await scenario.notified(person)).toEqual(['holdLapsed'])

    const payment = await scenario.database.db.payment.findUniqueOrThrow({ where: { paymentNo } })
    expect(payment).toMatchObject({ status: 'cancelled', failure: expect.stringContaining('다시 골라') })
    expect(await jobsOf('close-virtual-account', { paymentNo })).toBe(1)
    for (const { sessionNo } of [session, other]) {
      expect(await jobsOf('offer-seats', { sessionNo })).toBe(1)
    }
  })

  it('releases a hold although another one fails, and reports and retries the failing one', async () => {
    const session = await scenario.session(5)
    const [stuck, person] = [await scenario.book(session, HELD), await scenario.book(session, HELD)]
    const { pool } = scenario.database
    const { applicationNo } = stuck.booking
    await pool.query(
      `ALTER TABLE "Message" ADD CONSTRAINT "broken" CHECK ("aboutNo" <> ${applicationNo}) NOT VALID`,
    )
    expect(await releaseLapsedHolds(scenario.at(minutes(30)))).toBe(1)
    expect(await scenario.places(stuck, person)).toEqual(['held applied', LAPSED])
    expect(scenario.lines.at(-1)).toContain(`application ${applicationNo}`)

    await pool.query(`ALTER TABLE "Message" DROP CONSTRAINT "broken"`)
    expect(await releaseLapsedHolds(scenario.at(minutes(31)))).toBe(1)
    expect(await scenario.places(stuck)).toEqual([LAPSED])
  })

  it('allows a new application for the licence after a hold expires', async () => {
    const session = await scenario.session(5)
    const licences = [{ licenceNo: '20261234567' }]
    await scenario.book(session, { ...HELD, licences })
    await releaseLapsedHolds(scenario.at(minutes(30)))
    expect(await scenario.places(await scenario.book(session, { ...HELD, licences }))).toEqual([
      'held applied',
    ])
    await releaseLapsedHolds(scenario.at(minutes(30)))
  })

  it('keeps a hold for an account whose due date has not passed', async () => {
    const session = await scenario.session(1)
    const person = await scenario.book(session, HELD)
    const account = { status: 'virtualAccountIssued', accountExpiresAt: seoul('2026-12-02T10:00') } as const
    await order(person, account)

    expect(await releaseLapsedHolds(scenario.at(minutes(30)))).toBe(0)
    expect(await releaseLapsedHolds(scenario.at(seoul('2026-12-02T09:59')))).toBe(0)
    expect(await scenario.places(person)).toEqual(['held applied'])
    expect(await releaseLapsedHolds(scenario.at(seoul('2026-12-02T10:00')))).toBe(1)
    expect(await scenario.places(person)).toEqual([LAPSED])
  })

  it('keeps no hold for an account beyond the day before the session', async () => {
    const session = await scenario.session(1, { startsAt: seoul('2026-12-02T10:00'), applyClosesAt: MORNING })
    const person = await scenario.book(session, HELD)
    await order(person, { status: 'virtualAccountIssued', accountExpiresAt: seoul('2026-12-02T09:00') })

    expect(await releaseLapsedHolds(scenario.at(minutes(30)))).toBe(0)
    expect(await releaseLapsedHolds(scenario.at(seoul('2026-12-01T23:59')))).toBe(0)
    expect(await releaseLapsedHolds(scenario.at(seoul('2026-12-02T00:00')))).toBe(1)
    expect(await scenario.places(person)).toEqual([LAPSED])
  })

  it('keeps no hold for an account once another person has the seat', async () => {
    const session = await scenario.session(1)
    const person = await scenario.book(session, HELD)
    await order(person, { status: 'virtualAccountIssued', accountExpiresAt: seoul('2026-12-02T10:00') })
    const taker = await scenario.book(session, { ...HELD, bookedAt: minutes(30) })

    expect(await releaseLapsedHolds(scenario.at(minutes(30)))).toBe(1)
    expect(await scenario.places(person, taker)).toEqual([LAPSED, 'held applied'])
    await releaseLapsedHolds(scenario.at(minutes(60)))
  })
})

describe('a deposit at the end of a hold', () => {
  it('sells the seat on a deposit concurrent with the expiry of its hold', async () => {
    const session = await scenario.session(50)
    const now = minutes(30)
    for (let round = 0; round < 8; round += 1) {
      const person = await scenario.book(session, HELD)
      const { paymentNo, paymentId } = await order(person, { status: 'ready', paymentType: 1 })
      const facts = { status: 'PAID', paymentId, totalWon: 40_000, currency: 'KRW' } as const
      const silent = {
        receiptUrl: null,
        failure: null,
        approvalNumber: null,
        methodName: null,
        account: null,
      }
      const seen = { facts, transactionId: paymentId, paidAt: now, ...silent }

      await Promise.all([
        releaseLapsedHolds(scenario.at(now)),
        settlePayment(scenario.database.db, paymentNo, seen, now),
      ])
      expect(await scenario.places(person)).toEqual(['sold paid'])
    }
  })
})

it('keeps an in-person application that waits for weeks', async () => {
  const session = await scenario.session(1)
  const person = await scenario.wait(session, seoul('2026-11-01T09:00'))
  const held = await scenario.book(session, { seat: 'held', heldUntil: seoul('2026-12-05T10:00') })

  expect(await lapseApplications(scenario.at(MORNING))).toBe(0)
  expect(await releaseLapsedHolds(scenario.at(MORNING))).toBe(0)
  expect(await scenario.places(person, held)).toEqual(['waiting waiting applied', 'held applied'])
})
