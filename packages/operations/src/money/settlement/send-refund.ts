import type { Payment, PrismaClient, Refund } from '@hygiene/db/generated/client'
import { taxFreeOfPart } from '@hygiene/domain/money/payment/tax'
import { failRefund } from '../payment/fail-refund.ts'
import { markSent } from '../payment/start-refund.ts'
import { type OrderSource, settleOrder } from './settle-order.ts'

export interface MoneyBack extends Pick<Refund, 'refundNo' | 'amountWon' | 'reason' | 'accountSealed'> {
  paymentId: string
  cancellableWon: number
  taxFreeWon: number | undefined
}

/** Is the gateway's answer to a cancellation; `accepted` does not mean done. */
export type ReturnOutcome =
  | { outcome: 'accepted'; cancellationId: string }
  | { outcome: 'alreadyReturned' }
  | { outcome: 'refused'; failure: string }

type RefundOfOrder = Refund & { payment: Payment }

export interface RefundPorts extends OrderSource {
  returnMoney: (wanted: MoneyBack) => Promise<ReturnOutcome>
}

/** Sends a requested refund, records the gateway's answer and settles. A refund that was sent already is skipped. */
export async function sendRefund(ports: RefundPorts, refundNo: number, now: Date): Promise<void> {
  const { db } = ports
  const refund = await db.refund.findUnique({ where: { refundNo }, include: { payment: true } })
  if (refund?.status !== 'requested' || refund.isByHand) return

  const { paymentNo, amountWon, reason, accountSealed, payment } = refund
  const { paymentId } = payment
  const cancellableWon = await cancellableOf(db, refund)
  const result = await ports.returnMoney({
    refundNo,
    paymentId,
    amountWon,
    cancellableWon,
    taxFreeWon: taxFreeOfRefund(refund, cancellableWon),
    reason,
    accountSealed,
  })
  if (result.outcome === 'refused') return failRefund(db, refund, result.failure, now)
  if (result.outcome === 'accepted') await markSent(db, refund, result.cancellationId, now)
  await settleOrder(ports, paymentNo, now)
}

/** Splits in proportion to the order, so that several refunds add up to its tax-free part. */
function taxFreeOfRefund({ amountWon, payment }: RefundOfOrder, cancellableWon: number): number | undefined {
  const { taxFreeWon } = payment
  if (taxFreeWon === null) return undefined
  return taxFreeOfPart({ ...payment, taxFreeWon }, payment.amountWon - cancellableWon, amountWon)
}

/**
 * Returns the same sum at every attempt, as the gateway's idempotency key requires. Subtracts earlier gateway refunds; bank
 * transfers never reduce it.
 */
async function cancellableOf(db: PrismaClient, { refundNo, payment }: RefundOfOrder): Promise<number> {
  const { paymentNo, amountWon } = payment
  const earlier = await db.refund.findMany({
    where: { paymentNo, refundNo: { lt: refundNo }, status: 'done', transferredOn: null },
  })
  return earlier.reduce((left, refund) => left - refund.amountWon, amountWon)
}
