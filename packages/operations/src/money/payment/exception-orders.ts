import { Prisma } from '@hygiene/db/generated/client'
import { slowRefundsBefore } from '@hygiene/domain/money/reconciliation/payment-exception'

/**
 * Lists the orders of the payment worklist. Slow refunds use their own index, because one condition for both would read every
 * payment.
 */
export function exceptionOrders(now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT "paymentNo" FROM "Payment" WHERE "exceptionText" IS NOT NULL
     UNION SELECT "paymentNo" FROM "Refund" WHERE "status" = 'sent' AND "sentAt" < ${slowRefundsBefore(now)}`
}

export const LATEST_REFUND = Prisma.sql`LEFT JOIN LATERAL (
  SELECT * FROM "Refund" r WHERE r."paymentNo" = p."paymentNo" ORDER BY r."refundNo" DESC LIMIT 1) r ON true`
