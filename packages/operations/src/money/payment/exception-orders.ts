import { Prisma } from '@hygiene/db/generated/client'
import { slowRefundsBefore } from '@hygiene/domain/money/reconciliation/payment-exception'

/** The orders of the worklist of money. Slow refunds are found by their own index: one condition for both would read every payment there ever was. */
export function exceptionOrders(now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT "paymentNo" FROM "Payment" WHERE "exceptionText" IS NOT NULL
     UNION SELECT "paymentNo" FROM "Refund" WHERE "status" = 'sent' AND "sentAt" < ${slowRefundsBefore(now)}`
}

/** The latest refund `r` of an order `p`. */
export const LATEST_REFUND = Prisma.sql`LEFT JOIN LATERAL (
  SELECT * FROM "Refund" r WHERE r."paymentNo" = p."paymentNo" ORDER BY r."refundNo" DESC LIMIT 1) r ON true`
