import type { Payment, Refund } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { refundableWon } from '@hygiene/domain/money/receipt/renew-receipt'
import { type RefundWanted, startRefund } from '../payment/start-refund.ts'
import { endRefunded } from '../../in-person/seat/end-refunded.ts'

/**
 * Starts the refund of an order and, if all the money is returned, ends the records paid with it. Runs in the caller's
 * transaction; the application is locked and the terms are judged.
 */
export async function refundPayment(
  db: Transaction,
  payment: Pick<Payment, 'paymentNo' | 'applicationNo' | 'status' | 'paymentType' | 'amountWon'>,
  wanted: RefundWanted,
  now: Date,
): Promise<Refund> {
  const refund = await startRefund(db, payment, wanted, now)
  if (payment.status === 'paid' && (await isAllGoingBack(db, payment)))
    await endRefunded(db, payment.applicationNo, now)
  return refund
}

async function isAllGoingBack(
  db: Transaction,
  { paymentNo, amountWon }: Pick<Payment, 'paymentNo' | 'amountWon'>,
): Promise<boolean> {
  const refunds = await db.refund.findMany({ where: { paymentNo } })
  return refundableWon({ amountWon, refunds }) <= 0
}
