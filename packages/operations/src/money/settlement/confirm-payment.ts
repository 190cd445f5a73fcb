import { denied } from '@hygiene/domain'
import { findPayment, type PaymentWithRefunds } from '../payment/find-payment.ts'
import { type Asking, settleNow } from './ask-gateway.ts'

type Confirmed =
  | { allowed: true; payment: PaymentWithRefunds }
  | { allowed: false; reason: 'PAYMENT_NOT_FOUND' | 'GATEWAY_UNAVAILABLE' }

/** The window of a person's payment closed: with any result of the window, the gateway is asked. */
export async function confirmPayment(
  asking: Asking,
  { memberNo, paymentId }: { memberNo: number; paymentId: string },
  now: Date,
): Promise<Confirmed> {
  const payment = await findPayment(asking.db, memberNo, { paymentId })
  if (!payment) return denied('PAYMENT_NOT_FOUND')
  const settled = await settleNow(asking, payment, now)
  if (!settled) return denied('GATEWAY_UNAVAILABLE')
  return { allowed: true, payment: { ...settled, refunds: payment.refunds } }
}
