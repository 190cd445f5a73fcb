import type { SeenPayment } from '@hygiene/gateways'
import { settlePayment } from '@hygiene/operations/money/settlement/settle-payment'
import type { PaymentScenario } from '@hygiene/testing/scenarios/payment-scenario'

export async function hear(
  { api }: PaymentScenario,
  paymentId: string,
  status: SeenPayment['facts']['status'],
  said: Partial<SeenPayment> = {},
  now = api.clock.now(),
) {
  const { db } = api.database
  const { paymentNo, amountWon } = await db.payment.findUniqueOrThrow({ where: { paymentId } })
  const facts = { status, paymentId, totalWon: amountWon, currency: 'KRW' }
  const silent = { receiptUrl: null, failure: null, approvalNumber: null, methodName: null, account: null }
  const paidAt = status === 'PAID' ? now : null
  const seen = { facts, transactionId: `tx-${paymentId}`, paidAt, ...silent, ...said }
  return settlePayment(db, paymentNo, seen, now)
}
