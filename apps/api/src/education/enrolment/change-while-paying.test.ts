import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { addCourse } from '@hygiene/testing'
import {
  addApplicant,
  type Applicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hear } from '../../testing/hear-payment.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: PaymentScenario
let payer: Applicant

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  await addCourse(scenario.api.database.db, { industryType: 2, priceWon: 40_000 })
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
})
beforeEach(async () => {
  payer = await addApplicant(scenario)
})
afterAll(() => scenario.stop())

const change = (industryType: 1 | 2) =>
  payer.client.call(applyOnline, {
    onlineApplication: {
      enrolmentNo: payer.enrolment.enrolmentNo,
      industryType,
      licenseNumber: payer.enrolment.licenceNo,
      businessName: '새마음 식당',
      representative: '김영자',
      sidoCode: '4100000000',
      address: '경기도 파주시 가상로 3',
      positionType: 1,
      phone: '01098765432',
      privacyConsent: true,
    },
  })
const db = () => scenario.api.database.db
const openOrders = () =>
  db().payment.findMany({
    where: {
      applicationNo: payer.enrolment.applicationNo,
      status: { in: ['ready', 'virtualAccountIssued'] },
    },
  })
const priceNow = async () =>
  (await db().onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo: payer.enrolment.enrolmentNo } }))
    .priceWon

async function untilWaiting(count: number): Promise<void> {
  const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while (((await scenario.api.database.pool.query(waits)).rowCount ?? 0) < count)
    await new Promise(setImmediate)
}

describe('a change during a payment', () => {
  it('requires the new price for an order that waits for the change', async () => {
    const { applicationNo } = payer.enrolment
    const actions = await db().$transaction(async (tx) => {
      // Holds in a third transaction the lock that both of them want.
      await tx.$queryRaw`SELECT 1 FROM "Application" WHERE "applicationNo" = ${applicationNo} FOR UPDATE`
      const changing = change(2)
      await untilWaiting(1)
      const ordering = payer.client.call(openOrder, { applicationNo, paymentType: 1 })
      await untilWaiting(2)
      expect(await priceNow()).toBe(36_000)
      return [changing, ordering] as const
    })
    expect((await actions[0]).entity.price).toBe(40_000)
    expect((await actions[1]).refusal).toBeNull()
    expect(await openOrders()).toMatchObject([{ amountWon: 40_000 }])
  })

  it('refuses a change that waited while the money arrived', async () => {
    const paymentId = await payer.order()
    const { applicationNo } = payer.enrolment
    const actions = await db().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "Application" WHERE "applicationNo" = ${applicationNo} FOR UPDATE`
      const paying = hear(scenario, paymentId, 'PAID')
      await untilWaiting(1)
      const changing = change(2)
      await untilWaiting(2)
      return [paying, changing] as const
    })
    await actions[0]
    expect((await actions[1]).refusal).toBe('ALREADY_PAID')
    expect(await priceNow()).toBe(36_000)
    expect(await payer.status()).toBe('paid')
  })

  it('keeps one open order at the right price, whatever the order of changes and orders', async () => {
    const { applicationNo } = payer.enrolment
    for (let round = 0; round < 6; round += 1) {
      const order = () => payer.client.call(openOrder, { applicationNo, paymentType: 1 })
      await Promise.all([change(round % 2 === 0 ? 2 : 1), order(), order(), change(round % 3 === 0 ? 1 : 2)])
      const orders = await openOrders()
      expect(orders.length).toBeLessThanOrEqual(1)
      for (const { amountWon } of orders) expect(amountWon).toBe(await priceNow())
    }
  })
})
