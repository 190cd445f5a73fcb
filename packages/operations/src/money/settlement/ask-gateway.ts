import type { Payment, PrismaClient } from '@hygiene/db'
import type { SettlementFacts } from '../payment/write-payment.ts'
import { settlePayment } from './settle-payment.ts'

/** The gateway's record of an order. */
export interface AskedPayment {
  seen: SettlementFacts
  cancellations: readonly {
    cancellationId: string
    /** `requested` is not done: a bank has yet to answer. */
    status: 'requested' | 'succeeded' | 'failed'
    reason: string
  }[]
}

/** Asks the gateway for an order; null: it knows none such. */
export type AskGateway = (paymentId: string) => Promise<AskedPayment | null | 'unavailable'>

/** The dependencies of an action that asks before it judges. */
export interface Asking {
  db: PrismaClient
  ask: AskGateway
}

/** Asks the gateway for an order and settles it; null where it cannot be asked now. */
export async function settleNow({ db, ask }: Asking, payment: Payment, now: Date): Promise<Payment | null> {
  const asked = await ask(payment.paymentId)
  if (asked === 'unavailable') return null
  return asked ? settlePayment(db, payment.paymentNo, asked.seen, now) : payment
}
