import { Prisma } from '@hygiene/db/generated/client'
import { queryRows } from '@hygiene/db/query-rows'
import type { Transaction } from '@hygiene/db/connect'
import { type Deposit, type DepositOrder, paidAround } from '@hygiene/domain/money/deposit/match-deposit'
import { orderNumber, paymentNosOf } from '@hygiene/domain/money/order/order-number'
import type { OrderStatus } from '@hygiene/domain/money/payment/payment-status'

interface OrderRow {
  paymentNo: number
  createdAt: Date
  amountWon: number
  status: OrderStatus
  hasDeposit: boolean
  name: string
  places: string[]
  appliedAt: Date
}

const STATES: Partial<Record<OrderStatus, DepositOrder['state']>> = {
  ready: 'open',
  virtualAccountIssued: 'open',
  paid: 'paid',
  paidAfterCancellation: 'paid',
  mismatched: 'paid',
}

export async function findDepositOrders(
  db: Transaction,
  deposits: readonly Deposit[],
): Promise<DepositOrder[]> {
  if (deposits.length === 0) return []
  const sums = [...new Set(deposits.map(({ amountWon }) => amountWon))]
  const spans = deposits.map(paidAround)
  const from = new Date(Math.min(...spans.map((span) => span.from.getTime())))
  const until = new Date(Math.max(...spans.map((span) => span.until.getTime())))
  const named = deposits.flatMap(({ orderNumber: number }) => (number === null ? [] : paymentNosOf(number)))
  const rows = await queryRows<OrderRow>(
    db,
    Prisma.sql`
    SELECT p."paymentNo", p."createdAt", p."amountWon", p."status"::text, a."createdAt" AS "appliedAt", m."name",
           EXISTS (SELECT 1 FROM "BankDeposit" b WHERE b."matchedNo" = p."paymentNo" AND b."match" <> 'double') AS "hasDeposit",
           ARRAY (SELECT e."businessName" FROM "OnlineEnrolment" e WHERE e."applicationNo" = p."applicationNo"
                  UNION SELECT e."businessName" FROM "InPersonEnrolment" e WHERE e."applicationNo" = p."applicationNo") AS "places"
      FROM "Payment" p JOIN "Application" a USING ("applicationNo") JOIN "Member" m ON m."memberNo" = p."memberNo"
     WHERE p."paymentNo" = ANY (${named}::int[])
        OR (p."amountWon" = ANY (${sums}::int[]) AND (p."status" IN ('ready', 'virtualAccountIssued')
            OR (p."status" = 'paid' AND p."paidAt" BETWEEN ${from} AND ${until})))
     ORDER BY p."paymentNo"`,
  )
  return rows.map(({ name, places, status, ...row }) => ({
    ...row,
    orderNumber: orderNumber(row),
    state: STATES[status] ?? 'ended',
    names: [name, ...places],
  }))
}
