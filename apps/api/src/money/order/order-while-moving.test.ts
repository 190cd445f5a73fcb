import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { transaction } from '@hygiene/db/transaction'
import { relocateSession } from '@hygiene/operations/in-person/session/staff/move-in-person-session'
import { openPaymentScenario, type PaymentScenario } from '@hygiene/testing/scenarios/payment-scenario'
import { addSeatPayer } from '@hygiene/testing/scenarios/seat-payers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hear } from '../../testing/hear-payment.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: PaymentScenario

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
})
afterAll(() => scenario.stop())

async function untilWaiting(count: number): Promise<void> {
  const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while (((await scenario.api.database.pool.query(waits)).rowCount ?? 0) < count) {
    await new Promise(setImmediate)
  }
}

it('waits for a session move before another payment method is chosen and then continues', async () => {
  const { db } = scenario.api.database
  const payer = await addSeatPayer(scenario)
  const expiresAt = new Date('2026-11-24T10:00:00+09:00')
  const account = { bank: 'SHINHAN', number: '11012345678', holder: null, expiresAt }
  await hear(scenario, await payer.order(3), 'VIRTUAL_ACCOUNT_ISSUED', { account })

  const { sessionNo, startsAt, endsAt } = payer.session
  const pass = { codeHash: 'a'.repeat(64), validFrom: startsAt, validUntil: endsAt, createdAt: startsAt }
  const { checkInPassNo } = await db.checkInPass.create({ data: { ...pass, sessionNo } })
  const actions = await db.$transaction(async (tx) => {
    // Pauses the move in the middle, while it holds the session's lock.
    await tx.$queryRaw`SELECT 1 FROM "CheckInPass" WHERE "checkInPassNo" = ${checkInPassNo} FOR UPDATE`
    const later = new Date('2026-12-11T10:00:00+09:00')
    const moving = transaction(db, (inner) =>
      relocateSession(inner, { sessionNo, startsAt: later }, scenario.api.clock.now()),
    )
    await untilWaiting(1)
    const ordering = payer.client.call(openOrder, { applicationNo: payer.applicationNo, paymentType: 1 })
    await untilWaiting(2)
    return [moving, ordering] as const
  })
  expect((await actions[0]).allowed).toBe(true)
  expect((await actions[1]).refusal).toBeNull()
  expect((await actions[1]).entity.payMethod).toBe('CARD')
})
