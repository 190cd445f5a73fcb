import { cancelInPerson } from '@hygiene/contracts/in-person/enrolment/cancel-in-person'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { releaseHold } from '@hygiene/operations/in-person/enrolment/release-hold'
import { addInPersonCourse, addPerson, addSession, bookSeat } from '@hygiene/testing'
import { openPaymentScenario, type PaymentScenario } from '@hygiene/testing/scenarios/payment-scenario'
import {
  addSeatPayer,
  addTrainingDay,
  type SeatPayer,
  TRAINING_DAY,
} from '@hygiene/testing/scenarios/seat-payers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hear } from '../../testing/hear-payment.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: PaymentScenario
let people = 0

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
})
beforeEach(() => {
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
})
afterAll(() => scenario.stop())

describe('a licence that was given up', () => {
  it('pays the other licences when the trade of one given up is full', async () => {
    const payer = await addGivenUp()
    const { applicationNo } = payer
    expect((await payer.client.call(openOrder, { applicationNo, paymentType: 1 })).refusal).toBeNull()
    await payer.pay()
    expect(await payer.state()).toBe('sold: paid, cancelled')
  })

  it('accepts a late deposit for the other licences when the trade of one given up is full', async () => {
    const payer = await addGivenUp()
    const { paymentId } = await openedBy(payer)
    scenario.api.clock.advance(31 * 60)
    const { db } = scenario.api.database
    await db.$transaction((tx) => releaseHold(tx, payer.applicationNo, scenario.api.clock.now()))
    expect((await hear(scenario, paymentId, 'PAID')).status).toBe('paid')
    expect(await payer.state()).toBe('sold: paid, cancelled')
  })
})

async function addGivenUp(): Promise<SeatPayer> {
  const { db } = scenario.api.database
  const courses = [await courseOf(1), await courseOf(2)]
  const startsAt = new Date(`${TRAINING_DAY}T10:00:00+09:00`)
  const session = await addSession(db, { startsAt, courses, tradeCaps: { 2: 1 } })
  const payer = await addSeatPayer(scenario, { session, licences: [{}, { industryType: 2 }] })
  const { inPersonEnrolmentNo = 0 } = payer.enrolments[1] ?? {}
  expect((await payer.client.call(cancelInPerson, { inPersonEnrolmentNo })).refusal).toBeNull()
  people += 1
  const other = await addPerson(db, { userId: `trade2owner${people}` })
  await bookSeat(db, other, session, { licences: [{ industryType: 2 }] })
  return payer
}

async function openedBy({ applicationNo, person }: SeatPayer) {
  return scenario.api.database.db.payment.create({
    data: {
      applicationNo,
      memberNo: person.memberNo,
      paymentId: `ownseat${applicationNo}`,
      paymentType: 1,
      orderName: '집합교육',
      amountWon: 40_000,
      createdAt: scenario.api.clock.now(),
    },
  })
}

async function courseOf(industryType: 1 | 2) {
  const { db } = scenario.api.database
  const known = await db.course.findFirst({ where: { salesType: 1, industryType, onlineType: 2 } })
  return known ?? addInPersonCourse(db, { industryType })
}

describe('a hold that had lapsed before its account was issued', () => {
  it('does not renew a lapsed hold when the member has another seat at that time', async () => {
    const payer = await addSeatPayer(scenario)
    const paymentId = await payer.order(3)
    scenario.api.clock.advance(31 * 60)
    const { db } = scenario.api.database
    const elsewhere = await addTrainingDay(scenario)
    const licences = [{ licenceNo: `2026-77-${payer.applicationNo}` }]
    const bookedAt = scenario.api.clock.now()
    await bookSeat(db, payer.person, elsewhere, { seat: 'held', bookedAt, licences })

    const account = {
      bank: 'SHINHAN',
      number: '11012345678',
      holder: null,
      expiresAt: new Date('2026-11-24T10:00:00+09:00'),
    }
    const payment = await hear(scenario, paymentId, 'VIRTUAL_ACCOUNT_ISSUED', { account })
    expect(payment).toMatchObject({ status: 'cancelled', failure: expect.stringMatching(/자리/) as string })
    const live = { memberNo: payer.person.memberNo, seat: 'held' as const, heldUntil: { gt: bookedAt } }
    expect(await db.booking.count({ where: live })).toBe(1)
  })

  it('renews a lapsed hold when the seat and the member’s day are free', async () => {
    const payer = await addSeatPayer(scenario)
    const paymentId = await payer.order(3)
    scenario.api.clock.advance(31 * 60)
    const expiresAt = new Date('2026-11-24T10:00:00+09:00')
    await hear(scenario, paymentId, 'VIRTUAL_ACCOUNT_ISSUED', {
      account: { bank: 'SHINHAN', number: '11012345678', holder: null, expiresAt },
    })
    const { heldUntil } = await scenario.api.database.db.booking.findUniqueOrThrow({
      where: { applicationNo: payer.applicationNo },
    })
    expect(heldUntil).toEqual(expiresAt)
  })
})
