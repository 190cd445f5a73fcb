import { openOrder } from '@hygiene/contracts/money/order/open-order'
import type { InPersonSession } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { releaseHold } from '@hygiene/operations/in-person/enrolment/release-hold'
import { addEnrolment, addInPersonCourse, addSession, bookSeat } from '@hygiene/testing'
import {
  addApplicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { addSeatPayer, type SeatPayer, TRAINING_DAY } from '@hygiene/testing/scenarios/seat-payers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hear } from '../../testing/hear-payment.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const AGAIN = '같은 영업장으로 다시 신청한 뒤에 입금되었습니다. 환불이 필요합니다.'

let scenario: PaymentScenario
let yearly: InPersonSession
let nextWeek: InPersonSession
let payer: SeatPayer
let licenceNo: string

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  const { db } = scenario.api.database
  const courses = [await addInPersonCourse(db, { salesType: 2 })]
  yearly = await addSession(db, { startsAt: new Date(`${TRAINING_DAY}T10:00:00+09:00`), courses })
  nextWeek = await addSession(db, { startsAt: new Date('2026-12-17T10:00:00+09:00'), courses })
})
beforeEach(async () => {
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
  payer = await addSeatPayer(scenario, { session: yearly })
  licenceNo = payer.enrolments[0]?.licenceNo ?? ''
})
afterAll(() => scenario.stop())

async function lapse({ applicationNo }: SeatPayer): Promise<string> {
  const paymentId = await payer.order()
  scenario.api.clock.advance(31 * 60)
  await scenario.api.database.db.$transaction((db) =>
    releaseHold(db, applicationNo, scenario.api.clock.now()),
  )
  return paymentId
}

describe('a late deposit for a seat', () => {
  it.each(['applied', 'paid', 'studying', 'completed'] as const)(
    'makes a late deposit an exception when the licence has an online enrolment that is %s',
    async (status) => {
      const paymentId = await lapse(payer)
      await addEnrolment(scenario.api.database.db, payer.person, scenario.course, { licenceNo, status })
      expect(await hear(scenario, paymentId, 'PAID')).toMatchObject({
        status: 'paidAfterCancellation',
        exceptionText: AGAIN,
      })
      expect(await payer.state()).toBe('released: cancelled')
    },
  )

  it.each(['cancelled', 'refunded', 'expired'] as const)(
    'takes the seat again when the licence’s online enrolment is %s',
    async (status) => {
      const paymentId = await lapse(payer)
      await addEnrolment(scenario.api.database.db, payer.person, scenario.course, { licenceNo, status })
      expect((await hear(scenario, paymentId, 'PAID')).status).toBe('paid')
      expect(await payer.state()).toBe('sold: paid')
    },
  )
})

async function addRival(heldUntil: Date): Promise<number> {
  const { api } = scenario
  const { booking } = await bookSeat(api.database.db, payer.person, nextWeek, {
    seat: 'held',
    heldUntil,
    bookedAt: api.clock.now(),
    licences: [{ licenceNo }],
  })
  return booking.applicationNo
}

describe('a late deposit for a licence applied for again in a venue', () => {
  it('makes a late deposit an exception while the new seat is held', async () => {
    const paymentId = await lapse(payer)
    await addRival(new Date(scenario.api.clock.now().getTime() + 1))
    expect((await hear(scenario, paymentId, 'PAID')).status).toBe('paidAfterCancellation')
  })

  it('takes the seat again once the new hold lapsed by the clock, before the worker acts', async () => {
    const paymentId = await lapse(payer)
    const rival = await addRival(scenario.api.clock.now())
    expect((await hear(scenario, paymentId, 'PAID')).status).toBe('paid')
    expect(await payer.state()).toBe('sold: paid')
    const { seat } = await scenario.api.database.db.booking.findUniqueOrThrow({
      where: { applicationNo: rival },
    })
    expect(seat).toBe('released')
  })
})

describe('money for an online enrolment', () => {
  it('makes money an exception when the licence was paid in a venue', async () => {
    const { applicant } = await addDouble('paid')
    const payment = await hear(scenario, await applicant.order(), 'PAID')
    expect(payment).toMatchObject({ status: 'paidAfterCancellation', exceptionText: AGAIN })
    expect(await applicant.status()).toBe('applied')
  })

  it('pays when a venue is only applied for and refuses to pay the venue as well', async () => {
    const { applicant, booking } = await addDouble('applied')
    expect((await hear(scenario, await applicant.order(), 'PAID')).status).toBe('paid')
    const { applicationNo, memberNo } = booking
    const { paymentId } = await scenario.api.database.db.payment.create({
      data: {
        applicationNo,
        memberNo,
        paymentId: `double${applicationNo}`,
        paymentType: 1,
        orderName: '집합교육',
        amountWon: 40_000,
        createdAt: scenario.api.clock.now(),
      },
    })
    expect((await hear(scenario, paymentId, 'PAID')).exceptionText).toBe(AGAIN)
  })
})

const COVERED = '다른 교육을 마쳐 받지 않아도 되는 교육에 입금되었습니다. 환불이 필요합니다.'

describe('a late deposit for a place covered elsewhere', () => {
  it.each([
    ['online', 'completed in the province', { status: 'completed' }, 'paidAfterCancellation'],
    ['online', 'completed in another province', { status: 'completed', sidoCode: '1100000000' }, 'paid'],
    ['online', 'only paid', { status: 'paid' }, 'paid'],
    ['in a venue', 'completed in the province', { status: 'completed' }, 'paidAfterCancellation'],
    ['in a venue', 'completed in another province', { status: 'completed', sidoCode: '1100000000' }, 'paid'],
    ['in a venue', 'only paid', { status: 'paid' }, 'paid'],
  ] as const)('settles a late deposit (%s, %s: %j) as %s', async (kind, _what, other, expected) => {
    const applicant = kind === 'online' ? await addApplicant(scenario) : null
    const paymentId = applicant ? await applicant.order(3) : await lapse(payer)
    await scenario.api.database.db.payment.updateMany({ where: { paymentId }, data: { status: 'cancelled' } })
    const { person } = applicant ?? payer
    const elsewhere = { ...other, licenceNo: `2020-0999-001${person.memberNo}` }
    await addEnrolment(scenario.api.database.db, person, scenario.course, elsewhere)
    const payment = await hear(scenario, paymentId, 'PAID')
    expect(payment).toMatchObject({ status: expected, exceptionText: expected === 'paid' ? null : COVERED })
    const state = applicant ? await applicant.status() : await payer.state()
    expect(state).toContain(expected === 'paid' ? 'paid' : applicant ? 'applied' : 'released: cancelled')
  })
})

describe('an order for a place covered elsewhere', () => {
  it('refuses an order for a covered place, online or in a venue', async () => {
    const online = await addApplicant(scenario)
    for (const { person, client, applicationNo } of [{ ...online, ...online.enrolment }, payer]) {
      const other = { status: 'completed', licenceNo: `2020-0999-001${person.memberNo}` } as const
      await addEnrolment(scenario.api.database.db, person, scenario.course, other)
      const answer = await client.call(openOrder, { applicationNo, paymentType: 1 })
      expect(answer.refusal).toBe('NO_LONGER_NEEDED')
    }
  })
})

/** Adds two live records of one licence, as an older database may hold. */
async function addDouble(status: 'applied' | 'paid') {
  const applicant = await addApplicant(scenario)
  const licence = { licenceNo: applicant.enrolment.licenceNo }
  const seat = status === 'paid' ? ('sold' as const) : ('held' as const)
  const { booking } = await withoutRefusal((db) =>
    bookSeat(db, applicant.person, yearly, { seat, licences: [licence], bookedAt: scenario.api.clock.now() }),
  )
  return { applicant, booking }
}

async function withoutRefusal<T>(write: (db: Transaction) => Promise<T>): Promise<T> {
  return scenario.api.database.db.$transaction(async (db) => {
    await db.$executeRaw`SET LOCAL session_replication_role = replica`
    return write(db)
  })
}
