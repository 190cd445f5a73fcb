import { sendRefund } from '@hygiene/contracts'
import { handOver, type Payment, type Refund, type Transaction } from '@hygiene/db'
import { endRefunded } from './end-refunded.ts'

export interface RefundWanted {
  amountWon: number
  reason: string
  /** Where the money cannot go back by itself. */
  accountSealed: Uint8Array<ArrayBuffer> | null
}

/**
 * Stores a refund of an order, ends what was paid with it and hands the sending over, all in the caller's
 * transaction; the application is locked and the terms are judged. One refund under way or done at a time (unique index).
 */
export async function startRefund(
  db: Transaction,
  { paymentNo, applicationNo, status }: Pick<Payment, 'paymentNo' | 'applicationNo' | 'status'>,
  wanted: RefundWanted,
  now: Date,
): Promise<Refund> {
  const refund = await db.refund.create({ data: { ...wanted, paymentNo, requestedAt: now } })
  // Late money paid nothing: what another order paid in the same application stays.
  if (status === 'paid') await endRefunded(db, applicationNo, now)
  await handOver(db, sendRefund, { refundNo: refund.refundNo })
  return refund
}
