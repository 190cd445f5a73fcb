import { Prisma, type PrismaClient } from '@hygiene/db/generated/client'
import { queryRows } from '@hygiene/db/query-rows'
import { addSeoulDays, type SeoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { PaymentType } from '@hygiene/domain/text'
import type { OrderDeposit } from './night-ports.ts'

const NOTIFIED = Prisma.sql`
  SELECT e."paymentNo", e."amountWon", e."at" FROM "PaymentEvent" e JOIN "Payment" p USING ("paymentNo")
   WHERE e."kind" = 'heard' AND e."gatewayStatus" = 'PAID' AND e."amountWon" IS NOT NULL
     AND p."paymentType" = ${PaymentType.virtualAccount}
     AND NOT EXISTS (SELECT 1 FROM "PaymentEvent" f WHERE f."paymentNo" = e."paymentNo" AND f."kind" = 'heard'
                       AND f."gatewayStatus" = 'PAID' AND f."eventNo" < e."eventNo")`

const OF_THE_BANK = Prisma.sql`
  SELECT coalesce(d."paymentNo", d."matchedNo") AS "paymentNo", d."amountWon", d."depositedAt" AS "at" FROM "BankDeposit" d
   WHERE d."paymentNo" IS NOT NULL OR (d."matchedNo" IS NOT NULL AND d."settledAt" IS NULL)`

/**
 * Returns the deposits of a Seoul day: into virtual accounts as first reported, and from imported statements. The deposits of one
 * order are summed on the day of its last one.
 */
export function knownDeposits(db: PrismaClient): (day: SeoulDay) => Promise<OrderDeposit[]> {
  return (day) => {
    const from = startOfSeoulDay(day)
    const until = startOfSeoulDay(addSeoulDays(day, 1))
    return queryRows<OrderDeposit>(
      db,
      Prisma.sql`
      WITH "notified" AS NOT MATERIALIZED (${NOTIFIED}), "statement" AS NOT MATERIALIZED (${OF_THE_BANK}),
           "today" AS (
        SELECT "paymentNo" FROM "notified" WHERE "at" >= ${from} AND "at" < ${until}
        UNION SELECT "paymentNo" FROM "statement" WHERE "at" >= ${from} AND "at" < ${until}),
           "all" AS (
        SELECT * FROM "notified" WHERE "paymentNo" IN (SELECT "paymentNo" FROM "today")
        UNION ALL SELECT * FROM "statement" WHERE "paymentNo" IN (SELECT "paymentNo" FROM "today")),
           "last" AS (SELECT "paymentNo" FROM "all" GROUP BY 1 HAVING max("at") < ${until})
      SELECT p."paymentId", a."amountWon", a."at" FROM "all" a JOIN "last" USING ("paymentNo") JOIN "Payment" p USING ("paymentNo")
       ORDER BY a."at"`,
    )
  }
}
