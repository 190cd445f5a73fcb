import type { Payment, PrismaClient } from '@hygiene/db/generated/client'
import { type AskedPayment, askPaymentNow } from '@hygiene/gateways'
import type { Services } from '../../kit/services.ts'
import { settlePayment } from './settle-payment.ts'

export const ASKS = ['payment', 'DEPLOYMENT'] as const

export interface Asking extends Pick<Services, (typeof ASKS)[number]> {
  db: PrismaClient
  now: Date
}

export async function askNow(
  { payment, DEPLOYMENT }: Asking,
  paymentId: string,
): Promise<AskedPayment | null | 'unavailable'> {
  return askPaymentNow(payment, { DEPLOYMENT })(paymentId)
}

export async function settleNow(asking: Asking, order: Payment): Promise<Payment | null> {
  const asked = await askNow(asking, order.paymentId)
  if (asked === 'unavailable') return null
  return asked ? settlePayment(asking.db, order.paymentNo, asked.seen, asking.now) : order
}
