import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { queryRows } from '@hygiene/db/query-rows'
import type { LedgerOrder, LedgerRefund } from '@hygiene/domain/money/ledger/ledger'

type Refund = LedgerRefund & { isByHand: boolean; doneAt: Date | null }

export interface FoundLedgerOrder extends LedgerOrder {
  paymentNo: number
  applicationNo: number
  paymentId: string
  cancelledAt: Date | null
  exceptionText: string | null
  refunds: Refund[]
}

type Row = Omit<FoundLedgerOrder, 'refunds'> & { refunds: InJson<Refund>[] | null }
type InJson<T> = { [K in keyof T]: T[K] extends Date | null ? string | null : T[K] }

/**
 * Reads orders `p` and refunds in one statement, because Prisma would query the refunds separately with one parameter per order.
 */
export async function findLedgerOrders(
  db: Pick<Queries, '$queryRaw'>,
  where: Prisma.Sql,
): Promise<FoundLedgerOrder[]> {
  const rows = await queryRows<Row>(
    db,
    Prisma.sql`
    SELECT p."paymentNo", p."applicationNo", p."paymentId", p."paymentType", p."status"::text AS "status", p."amountWon",
           p."taxFreeWon", p."paidAt", p."cancelledAt", p."exceptionText",
           (SELECT json_agg(json_build_object('amountWon', r."amountWon", 'status', r."status", 'isByHand', r."isByHand",
                     'doneAt', r."doneAt", 'transferredOn', r."transferredOn", 'returnedTwiceAt', r."returnedTwiceAt")
                     ORDER BY r."refundNo") FROM "Refund" r WHERE r."paymentNo" = p."paymentNo") AS "refunds"
      FROM "Payment" p WHERE ${where}`,
  )
  return rows.map((row) => ({
    ...row,
    refunds: (row.refunds ?? []).map(({ doneAt, transferredOn, returnedTwiceAt, ...refund }) => ({
      ...refund,
      doneAt: instant(doneAt),
      transferredOn: instant(transferredOn),
      returnedTwiceAt: instant(returnedTwiceAt),
    })),
  }))
}

const instant = (text: string | null) => (text === null ? null : new Date(text))
