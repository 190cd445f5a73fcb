import type { SeenPayment } from '@hygiene/gateways'
import { settlePayment } from '@hygiene/operations/money/settlement/settle-payment'
import { sendNotice } from '@hygiene/testing/drive/signed-notice'
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

function notify(notice: { id: string; type: string; paymentId?: string; at?: Date }): Promise<Response> {
  return sendNotice(scenario.api.client.origin, scenario.api.config.PORTONE_WEBHOOK_SECRET, notice)
}

async function paymentNoOf(paymentId: string): Promise<number> {
  return (await scenario.api.database.db.payment.findUniqueOrThrow({ where: { paymentId } })).paymentNo
}

function seen(paymentId: string, status: SeenPayment['facts']['status'], totalWon = 36_000): SeenPayment {
  return {
    facts: { status, paymentId, totalWon, currency: 'KRW' },
    transactionId: 'tx',
    paidAt: status === 'PAID' ? new Date('2026-11-21T01:00:00Z') : null,
    receiptUrl: null,
    failure: null,
    approvalNumber: '30418827',
    methodName: '신용카드',
    account: null,
  }
}

describe('gateway notices', () => {
  it('keeps one row and one job for a notice that arrives twenty times', async () => {
    const paymentId = await payer.order()
    const before = await scenario.api.database.db.outbox.count()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        notify({ id: `twenty-${paymentId}`, type: 'Transaction.Paid', paymentId }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await scenario.api.database.db.paymentNotice.count({ where: { paymentId } })).toBe(1)
    expect(await scenario.api.database.db.outbox.count()).toBe(before + 1)
  })

  it('refuses an unsigned notice and an old one', async () => {
    const forged = await fetch(`${scenario.api.client.origin}/api/payments/notice`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'Transaction.Paid', data: { paymentId: 'edu1' } }),
    })
    expect(forged.status).toBe(403)
    const old = await notify({
      id: 'old',
      type: 'Transaction.Paid',
      paymentId: 'edu1',
      at: new Date(Date.now() - 3_600_000),
    })
    expect(old.status).toBe(403)
    expect(await scenario.api.database.db.paymentNotice.count({ where: { paymentId: 'edu1' } })).toBe(0)
  })

  it('refuses a signed notice whose payment id is malformed', async () => {
    const answer = await notify({ id: 'nul', type: 'Transaction.Paid', paymentId: 'a\0b' })
    expect(answer.status).toBe(400)
    const half = await notify({ id: 'half', type: 'Transaction.Paid', paymentId: 'a\ud800b' })
    expect(half.status).toBe(400)
  })

  it('accepts notices of unknown payments and unknown types', async () => {
    expect((await notify({ id: 'n-1', type: 'Transaction.Paid', paymentId: 'unknown-payment' })).status).toBe(
      200,
    )
    expect((await notify({ id: 'n-2', type: 'Transaction.SomethingNew' })).status).toBe(200)
  })
})

describe('twenty settlements of one payment', () => {
  it('makes one payment in any order, with a wrong amount among the notices', async () => {
    const paymentId = await payer.order()
    const paymentNo = await paymentNoOf(paymentId)
    const { db } = scenario.api.database
    const story: SeenPayment[] = [
      ...Array.from({ length: 9 }, () => seen(paymentId, 'PAID')),
      seen(paymentId, 'READY'),
      ...Array.from({ length: 9 }, () => seen(paymentId, 'PAID')),
      seen(paymentId, 'PAID', 100),
    ]
    await Promise.all(story.map((facts) => settlePayment(db, paymentNo, facts, scenario.api.clock.now())))

    const payments = await db.payment.findMany({ where: { applicationNo: payer.enrolment.applicationNo } })
    expect(payments).toHaveLength(1)
    const [payment] = payments
    // Accepts both orders: the true amount came first and is kept, flagged; or the wrong one did and nothing was confirmed.
    expect([
      { payment: 'paid', enrolment: 'paid' },
      { payment: 'mismatched', enrolment: 'applied' },
    ]).toContainEqual({ payment: payment?.status, enrolment: await payer.status() })
    expect(payment?.exceptionText).not.toBeNull()
  })

  it('keeps a paid order when an older fact arrives late', async () => {
    const paymentId = await payer.order()
    const paymentNo = await paymentNoOf(paymentId)
    const { db } = scenario.api.database
    for (const status of ['PAID', 'READY', 'PAY_PENDING', 'VIRTUAL_ACCOUNT_ISSUED', 'FAILED'] as const) {
      await settlePayment(db, paymentNo, seen(paymentId, status), scenario.api.clock.now())
    }
    expect((await db.payment.findUniqueOrThrow({ where: { paymentNo } })).status).toBe('paid')
    expect(await payer.status()).toBe('paid')
  })

  it('makes money received after the application ended an exception and says so', async () => {
    const paymentId = await payer.order()
    const paymentNo = await paymentNoOf(paymentId)
    const { db } = scenario.api.database
    await db.onlineEnrolment.updateMany({
      where: { applicationNo: payer.enrolment.applicationNo },
      data: { status: 'cancelled', endedAt: scenario.api.clock.now() },
    })
    const payment = await settlePayment(db, paymentNo, seen(paymentId, 'PAID'), scenario.api.clock.now())
    expect(payment.status).toBe('paidAfterCancellation')
    expect(payment.exceptionText).toMatch(/환불/)
    expect(await payer.status()).toBe('cancelled')
  })
})
