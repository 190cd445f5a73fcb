import { confirmPayment, openOrder } from '@hygiene/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addApplicant, type Applicant, openPaymentTown, type PaymentTown } from '../testing/payment-town.ts'

let town: PaymentTown
let payer: Applicant

beforeAll(async () => {
  town = await openPaymentTown()
})
beforeEach(async () => {
  payer = await addApplicant(town)
})
afterAll(() => town.stop())

async function issuedAccount(): Promise<string> {
  const paymentId = await payer.order(3)
  await town.sandbox.control(`/payments/${paymentId}/approve`, { method: 'VIRTUAL_ACCOUNT' })
  const { entity } = await payer.client.call(confirmPayment, { paymentId })
  expect(entity.status).toBe('virtualAccountIssued')
  return paymentId
}

describe('a person who comes back to a virtual account', () => {
  it('gets the same one while it waits, and a new order once its day has passed', async () => {
    const { db } = town.api.database
    const paymentId = await issuedAccount()
    expect(await payer.order(3)).toBe(paymentId)

    const { accountExpiresAt } = await db.payment.findUniqueOrThrow({ where: { paymentId } })
    const real = town.api.clock.now()
    town.api.clock.set(new Date((accountExpiresAt ?? real).getTime() + 60_000).toISOString())
    const client = await town.api.logIn(payer.person.userId)
    const { applicationNo } = payer.enrolment
    const again = (await client.call(openOrder, { applicationNo, paymentType: 3 })).entity
    expect(again.paymentId).not.toBe(paymentId)
    expect((await db.payment.findUniqueOrThrow({ where: { paymentId } })).status).toBe('cancelled')
    expect(await db.outbox.count({ where: { kind: 'close-virtual-account' } })).toBe(1)
    town.api.clock.set(real.toISOString())
  })

  it('is never given an account that waits beyond the education year', async () => {
    const now = town.api.clock.now()
    town.api.clock.set('2026-12-31T17:30:00+09:00')
    const client = await town.api.logIn(payer.person.userId)
    const { applicationNo } = payer.enrolment
    const { entity } = await client.call(openOrder, { applicationNo, paymentType: 3 })
    expect(entity.virtualAccountValidHours).toBe(6)
    town.api.clock.set(now.toISOString())
  })
})
