import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { ledgerOf } from '@hygiene/domain/money/ledger/ledger'
import type { NightOrder } from '@hygiene/domain/money/reconciliation/judge-night'
import { findLedgerOrders, type FoundLedgerOrder } from '../ledger/find-ledger-orders.ts'

export interface FoundOrder extends NightOrder {
  paymentNo: number
  applicationNo: number
  paymentId: string
  exceptionText: string | null
  /** Is the last movement by our books, or null if there is none. */
  movedAt: Date | null
}

export async function findNightOrders(
  db: Pick<Queries, '$queryRaw'>,
  paymentIds: readonly string[],
): Promise<Map<string, FoundOrder>> {
  if (paymentIds.length === 0) return new Map()
  const found = await findLedgerOrders(db, Prisma.sql`p."paymentId" = ANY (${[...paymentIds]}::text[])`)
  return new Map(found.map((order) => [order.paymentId, nightOrder(order)]))
}

function nightOrder(order: FoundLedgerOrder): FoundOrder {
  const { paymentNo, applicationNo, paymentId, status, amountWon, paidAt, exceptionText, refunds } = order
  const inProgress = refunds.filter(
    (refund) => !refund.isByHand && (refund.status === 'requested' || refund.status === 'sent'),
  )
  return {
    paymentNo,
    applicationNo,
    paymentId,
    status,
    amountWon,
    paidAt,
    exceptionText,
    heldWon: ledgerOf(order).gateway,
    returningWon: inProgress.reduce((sum, refund) => sum + refund.amountWon, 0),
    movedAt: latest([
      paidAt,
      order.cancelledAt,
      ...refunds.flatMap(({ doneAt, returnedTwiceAt }) => [doneAt, returnedTwiceAt]),
    ]),
  }
}

function latest(instants: readonly (Date | null)[]): Date | null {
  const times = instants.flatMap((at) => (at ? [at.getTime()] : []))
  return times.length === 0 ? null : new Date(Math.max(...times))
}
