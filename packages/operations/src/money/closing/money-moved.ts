import { Prisma } from '@hygiene/db/generated/client'
import { REFUNDED_AT } from '../../platform/records/refunded-at.ts'

const NOTIFIED = Prisma.sql`('PAID', 'PARTIAL_CANCELLED', 'CANCELLED')`

const firstHeard = (column: string, text: Prisma.Sql) => Prisma.sql`
  (SELECT e.${Prisma.raw(`"${column}"`)} FROM "PaymentEvent" e WHERE e."paymentNo" = p."paymentNo" AND e."kind" = 'heard'
    AND e."gatewayStatus" IN ${text} ORDER BY e."eventNo" LIMIT 1)`

const RETURNED = Prisma.sql`COALESCE((SELECT sum(r."amountWon") FROM "Refund" r
  WHERE r."paymentNo" = p."paymentNo" AND r."status" = 'done'), 0)`

const within = (at: Prisma.Sql, from: Date, to: Date) => Prisma.sql`${at} >= ${from} AND ${at} < ${to}`

/**
 * Selects each movement of money between two instants with its order, by our books and as the gateway reported it. Bank transfers
 * are unknown to the gateway and use our books. Old orders without a history use their columns, which copy the gateway's reports.
 */
export const moneyMoved = (from: Date, to: Date): Prisma.Sql => Prisma.sql`
  SELECT p."paymentNo", p."paidAt" AS "at", p."amountWon" AS "receivedWon", 0 AS "refundedWon",
         CASE WHEN p."paymentType" = 5 THEN p."amountWon"
              ELSE COALESCE(${firstHeard('amountWon', NOTIFIED)},
                            CASE WHEN p."transactionId" IS NULL THEN 0 ELSE p."amountWon" END) END AS "reportedReceivedWon",
         0 AS "reportedRefundedWon"
    FROM "Payment" p WHERE ${within(Prisma.sql`p."paidAt"`, from, to)}
  UNION ALL
  SELECT r."paymentNo", ${REFUNDED_AT}, 0, r."amountWon", 0, r."amountWon"
    FROM "Refund" r WHERE r."status" = 'done' AND ${within(REFUNDED_AT, from, to)}
  UNION ALL
  SELECT r."paymentNo", r."returnedTwiceAt", 0, 0, 0, r."amountWon"
    FROM "Refund" r WHERE ${within(Prisma.sql`r."returnedTwiceAt"`, from, to)}
  UNION ALL
  SELECT p."paymentNo", p."cancelledAt", 0, 0, 0, p."amountWon" - ${RETURNED}
    FROM "Payment" p WHERE p."status" = 'cancelled' AND p."paidAt" IS NOT NULL AND p."paymentType" <> 5
     AND ${within(Prisma.sql`p."cancelledAt"`, from, to)} AND p."amountWon" > ${RETURNED}
  UNION ALL
  SELECT p."paymentNo", e."at", 0, 0, e."amountWon", 0
    FROM "PaymentEvent" e JOIN "Payment" p USING ("paymentNo")
   WHERE e."kind" = 'heard' AND p."paidAt" IS NULL AND ${within(Prisma.sql`e."at"`, from, to)}
     AND e."gatewayStatus" = 'PAID' AND e."eventNo" = ${firstHeard('eventNo', Prisma.sql`('PAID')`)}
  UNION ALL
  SELECT p."paymentNo", e."at", 0, 0, 0, e."amountWon"
    FROM "PaymentEvent" e JOIN "Payment" p USING ("paymentNo")
   WHERE e."kind" = 'heard' AND p."paidAt" IS NULL AND ${within(Prisma.sql`e."at"`, from, to)}
     AND e."gatewayStatus" = 'CANCELLED' AND e."eventNo" = ${firstHeard('eventNo', Prisma.sql`('CANCELLED')`)}
     AND e."eventNo" > ${firstHeard('eventNo', Prisma.sql`('PAID')`)}`

export const ORDER_FACTS = Prisma.sql`
  "Payment" p
  LEFT JOIN "Booking" b ON b."applicationNo" = p."applicationNo"
  LEFT JOIN "InPersonSession" s ON s."sessionNo" = b."sessionNo"
  LEFT JOIN LATERAL (
    SELECT COALESCE(
      (SELECT e."courseNo" FROM "OnlineEnrolment" e WHERE e."applicationNo" = p."applicationNo" ORDER BY e."enrolmentNo" LIMIT 1),
      (SELECT i."courseNo" FROM "InPersonEnrolment" i WHERE i."applicationNo" = p."applicationNo"
        ORDER BY i."inPersonEnrolmentNo" LIMIT 1)) AS "courseNo"
  ) c ON true`
