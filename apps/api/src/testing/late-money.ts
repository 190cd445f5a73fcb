import type { Payment } from '@hygiene/db/generated/client'
import { settlePayment } from '@hygiene/operations/money/settlement/settle-payment'
import {
  type Applicant,
  addApplicant,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'

export async function addLateMoney(
  scenario: PaymentScenario,
  paymentType: 1 | 3 = 1,
): Promise<{ payer: Applicant; payment: Payment }> {
  const payer = await addApplicant(scenario)
  const paymentId = await payer.order(paymentType)
  const { db } = scenario.api.database
  const { applicationNo } = payer.enrolment
  await db.onlineEnrolment.updateMany({
    where: { applicationNo },
    data: { status: 'cancelled', endedAt: scenario.api.clock.now() },
  })
  return { payer, payment: await hearPaid(scenario, paymentId) }
}

export async function hearPaid(
  { api }: PaymentScenario,
  paymentId: string,
  totalWon = 36_000,
  status: 'PAID' | 'CANCELLED' = 'PAID',
): Promise<Payment> {
  const { db } = api.database
  const { paymentNo } = await db.payment.findUniqueOrThrow({ where: { paymentId } })
  const facts = { status, paymentId, totalWon, currency: 'KRW' } as const
  const silent = { receiptUrl: null, failure: null, approvalNumber: null, methodName: null, account: null }
  const seen = { facts, transactionId: `tx-${paymentId}`, paidAt: api.clock.now(), ...silent }
  return settlePayment(db, paymentNo, seen, api.clock.now())
}
