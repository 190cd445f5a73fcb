import type { Payment, Refund, Transaction } from '@hygiene/db'
import { type RefundWanted, startRefund } from '../payment/start-refund.ts'
import { endRefunded } from '../seats/end-refunded.ts'

/**
 * Begins the refund of an order and ends the records paid with it, in the caller's transaction; the application is
 * locked and the terms are judged.
 */
export async function refundPayment(
  db: Transaction,
  payment: Pick<Payment, 'paymentNo' | 'applicationNo' | 'status'>,
  wanted: RefundWanted,
  now: Date,
): Promise<Refund> {
  const refund = await startRefund(db, payment, wanted, now)
  // Late money paid nothing: the payment by another order of the same application stays.
  if (payment.status === 'paid') await endRefunded(db, payment.applicationNo, now)
  return refund
}
