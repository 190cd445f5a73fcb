import type { Payment, Refund, Transaction } from '@hygiene/db'
import type { SeoulDay } from '@hygiene/domain'
import { tellPerson } from '../messages/tell-person.ts'
import { renewReceipt } from './renew-receipt.ts'

export interface TransferMade {
  amountWon: number
  /** The person's own, as the refused refund had it. */
  reason: string
  transferredOn: SeoulDay
  /** How staff find the transfer again; no account number. */
  transferNote: string
}

/**
 * Writes down that staff returned the money of an order by bank transfer, and tells the person; the application is locked
 * and judged. It takes the one place of a refund that did not fail (unique index), so no other is begun afterwards.
 */
export async function recordTransfer(
  db: Transaction,
  { paymentNo, memberNo }: Pick<Payment, 'paymentNo' | 'memberNo'>,
  { transferredOn, ...made }: TransferMade,
  now: Date,
): Promise<Refund> {
  const refund = await db.refund.create({
    data: {
      ...made,
      paymentNo,
      status: 'done',
      requestedAt: now,
      doneAt: now,
      transferredOn: new Date(transferredOn),
    },
  })
  await db.payment.update({
    where: { paymentNo },
    data: { status: 'cancelled', cancelledAt: now, attention: null },
  })
  await renewReceipt(db, paymentNo, now)
  await tellPerson(db, 'refundTransferred', memberNo, paymentNo, now)
  return refund
}
