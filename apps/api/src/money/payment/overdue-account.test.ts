import { confirmPayment } from '@hygiene/contracts/money/settlement/confirm-payment'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import {
  addApplicant,
  type Applicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: PaymentScenario
let payer: Applicant

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
})
beforeEach(async () => {
  payer = await addApplicant(scenario)
})
afterAll(() => scenario.stop())

async function issuedAccount(): Promise<string> {
  const paymentId = await payer.order(3)
  await scenario.sandbox.control(`/payments/${paymentId}/approve`, { method: 'VIRTUAL_ACCOUNT' })
  const { entity } = await payer.client.call(confirmPayment, { paymentId })
  expect(entity.status).toBe('virtualAccountIssued')
  return paymentId
}

describe('a returning payer with a virtual account', () => {
  it('reopens a waiting virtual account and opens a new order once the account’s day has passed', async () => {
    const { db } = scenario.api.database
    const paymentId = await issuedAccount()
    expect(await payer.order(3)).toBe(paymentId)

    const { accountExpiresAt } = await db.payment.findUniqueOrThrow({ where: { paymentId } })
    const real = scenario.api.clock.now()
    scenario.api.clock.set(new Date((accountExpiresAt ?? real).getTime() + 60_000).toISOString())
    const client = await scenario.api.logIn(payer.person.userId)
    const { applicationNo } = payer.enrolment
    const again = (await client.call(openOrder, { applicationNo, paymentType: 3 })).entity
    expect(again.paymentId).not.toBe(paymentId)
    expect((await db.payment.findUniqueOrThrow({ where: { paymentId } })).status).toBe('cancelled')
    expect(await db.outbox.count({ where: { kind: 'close-virtual-account' } })).toBe(1)
    scenario.api.clock.set(real.toISOString())
  })

  it('issues no virtual account that waits beyond the education year', async () => {
    const now = scenario.api.clock.now()
    scenario.api.clock.set('2026-12-31T17:30:00+09:00')
    const client = await scenario.api.logIn(payer.person.userId)
    const { applicationNo } = payer.enrolment
    const { entity } = await client.call(openOrder, { applicationNo, paymentType: 3 })
    expect(entity.virtualAccountValidHours).toBe(6)
    scenario.api.clock.set(now.toISOString())
  })
})
