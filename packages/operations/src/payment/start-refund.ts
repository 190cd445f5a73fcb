import { sendRefund } from '@hygiene/contracts'
import { handOver, type Payment, type PrismaClient, type Refund, type Transaction } from '@hygiene/db'

export interface RefundWanted {
  amountWon: number
  reason: string
  /** Where the money cannot go back by itself. */
  accountSealed: Uint8Array<ArrayBuffer> | null
}

/**
 * Stores a refund of an order and hands its sending over; the application is locked, the terms are judged, and what was
 * paid for ends beside it. One refund under way or done at a time (unique index).
 */
export async function startRefund(
  db: Transaction,
  { paymentNo }: Pick<Payment, 'paymentNo'>,
  wanted: RefundWanted,
  now: Date,
): Promise<Refund> {
  const refund = await db.refund.create({ data: { ...wanted, paymentNo, requestedAt: now } })
  await handOver(db, sendRefund, { refundNo: refund.refundNo })
  return refund
}

/** The gateway has accepted a refund; only its later word makes the refund done. */
export async function markSent(
  db: PrismaClient,
  { refundNo }: Pick<Refund, 'refundNo'>,
  cancellationId: string,
  now: Date,
): Promise<void> {
  await db.refund.updateMany({
    where: { refundNo, status: 'requested' },
    data: { status: 'sent', sentAt: now, cancellationId },
  })
}
