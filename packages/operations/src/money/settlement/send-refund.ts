import type { Payment, PrismaClient, Refund } from '@hygiene/db/generated/client'
import { taxFreeOfPart } from '@hygiene/domain/money/payment/tax'
import { failRefund } from '../payment/fail-refund.ts'
import { markSent } from '../payment/start-refund.ts'
import { type OrderSource, settleOrder } from './settle-order.ts'

/** The money to return, and won that we believe can still be cancelled. */
export interface MoneyBack extends Pick<Refund, 'refundNo' | 'amountWon' | 'reason' | 'accountSealed'> {
  paymentId: string
  cancellableWon: number
  /** Of the sum to return, where the order's courses were decided. */
  taxFreeWon: number | undefined
}

/** The gateway's word on a cancellation; accepted is not yet done. */
export type ReturnOutcome =
  | { outcome: 'accepted'; cancellationId: string }
  | { outcome: 'alreadyReturned' }
  | { outcome: 'refused'; failure: string }

type RefundOfOrder = Refund & { payment: Payment }

export interface RefundPorts extends OrderSource {
  returnMoney: (wanted: MoneyBack) => Promise<ReturnOutcome>
}

/** Sends a refund that was asked for, writes down the gateway's word and settles; one that was sent is left alone. */
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

/** In proportion to the order, so that several refunds add up to what is free of tax in it. */
function taxFreeOfRefund({ amountWon, payment }: RefundOfOrder, cancellableWon: number): number | undefined {
  const { taxFreeWon } = payment
  if (taxFreeWon === null) return undefined
  return taxFreeOfPart({ ...payment, taxFreeWon }, payment.amountWon - cancellableWon, amountWon)
}

/**
 * The same at every try, as the gateway's memory of our key demands: what earlier refunds returned there. What the
 * association's bank returned never left the gateway.
 */
async function cancellableOf(db: PrismaClient, { refundNo, payment }: RefundOfOrder): Promise<number> {
  const { paymentNo, amountWon } = payment
  const earlier = await db.refund.findMany({
    where: { paymentNo, refundNo: { lt: refundNo }, status: 'done', transferredOn: null },
  })
  return earlier.reduce((left, refund) => left - refund.amountWon, amountWon)
}
