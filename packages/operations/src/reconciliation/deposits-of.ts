import { Prisma, type PrismaClient, queryRows } from '@hygiene/db'
import { addSeoulDays, PaymentType, type SeoulDay, startOfSeoulDay } from '@hygiene/domain'
import type { OrderDeposit } from './night-ports.ts'

/** Deposits into virtual accounts, as the gateway told them first: the bank itself has told nothing yet. */
export function toldDeposits(db: PrismaClient): (day: SeoulDay) => Promise<OrderDeposit[]> {
  return (day) =>
    queryRows<OrderDeposit>(
      db,
      Prisma.sql`
      SELECT p."paymentId", e."amountWon", e."at" FROM "PaymentEvent" e JOIN "Payment" p USING ("paymentNo")
       WHERE e."kind" = 'heard' AND e."gatewayStatus" = 'PAID' AND e."amountWon" IS NOT NULL
         AND p."paymentType" = ${PaymentType.virtualAccount}
         AND e."at" >= ${startOfSeoulDay(day)} AND e."at" < ${startOfSeoulDay(addSeoulDays(day, 1))}
         AND NOT EXISTS (SELECT 1 FROM "PaymentEvent" f WHERE f."paymentNo" = e."paymentNo" AND f."kind" = 'heard'
                           AND f."gatewayStatus" = 'PAID' AND f."eventNo" < e."eventNo")`,
    )
}
