import type { Payment, PrismaClient } from '@hygiene/db/generated/client'
import { type AskedPayment, askPaymentNow } from '@hygiene/gateways'
import type { Services } from '../../kit/services.ts'
import { settlePayment } from './settle-payment.ts'

/** The services of an operation that asks the gateway first. */
export const ASKS = ['payment', 'DEPLOYMENT'] as const

export interface Asking extends Pick<Services, (typeof ASKS)[number]> {
  db: PrismaClient
  now: Date
}

/** Asks the gateway for an order; null: it knows none such. */
export async function askNow(
  { payment, DEPLOYMENT }: Asking,
  paymentId: string,
): Promise<AskedPayment | null | 'unavailable'> {
  return askPaymentNow(payment, { DEPLOYMENT })(paymentId)
}

/** Asks the gateway for an order and settles it; null where it cannot be asked now. */
export async function settleNow(asking: Asking, order: Payment): Promise<Payment | null> {
  const asked = await askNow(asking, order.paymentId)
  if (asked === 'unavailable') return null
  return asked ? settlePayment(asking.db, order.paymentNo, asked.seen, asking.now) : order
}
