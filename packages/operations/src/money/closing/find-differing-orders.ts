import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { addSeoulDays, type SeoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import type { MoneySums } from '@hygiene/domain/money/closing/closing'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { paymentTypeLabel, type PaymentType } from '@hygiene/domain/text'
import { moneyMoved } from './money-moved.ts'
import { sumsOf } from './sum-days.ts'

interface Row extends Record<keyof MoneySums, bigint> {
  paymentNo: number
  createdAt: Date
  paymentType: PaymentType
  isPaid: boolean
  text: string | null
  exceptionText: string | null
}

export interface DifferingOrder {
  paymentNo: number
  orderNumber: string
  method: string
  sums: MoneySums
  explained: string | null
  why: string
}

const MOST = 200

/** Returns at most 200 orders of a day whose sums differ between our books and the gateway. */
export async function findDifferingOrders(db: Queries, day: SeoulDay): Promise<DifferingOrder[]> {
  const moved = moneyMoved(startOfSeoulDay(day), startOfSeoulDay(addSeoulDays(day, 1)))
  const rows = await db.$queryRaw<Row[]>`
    WITH m AS (
      SELECT "paymentNo", sum("receivedWon")::bigint AS "receivedWon", sum("refundedWon")::bigint AS "refundedWon",
             sum("reportedReceivedWon")::bigint AS "reportedReceivedWon", sum("reportedRefundedWon")::bigint AS "reportedRefundedWon"
        FROM (${moved}) moved
       WHERE ("receivedWon", "refundedWon") <> ("reportedReceivedWon", "reportedRefundedWon") GROUP BY "paymentNo"
    )
    SELECT m.*, p."createdAt", p."paymentType", p."paidAt" IS NOT NULL AS "isPaid", p."exceptionText",
           (SELECT e."text" FROM "PaymentEvent" e WHERE e."paymentNo" = m."paymentNo" AND e."kind" = 'explained'
             ORDER BY e."eventNo" DESC LIMIT 1) AS "text"
      FROM m JOIN "Payment" p USING ("paymentNo") ORDER BY m."paymentNo" LIMIT ${Prisma.raw(String(MOST))}`
  return rows.map((row) => ({
    paymentNo: row.paymentNo,
    orderNumber: orderNumber(row),
    method: paymentTypeLabel[row.paymentType],
    sums: sumsOf(row),
    explained: row.text,
    why: row.exceptionText ?? whyOf(row),
  }))
}

function whyOf({ isPaid, reportedReceivedWon, reportedRefundedWon, receivedWon }: Row): string {
  if (!isPaid) return '결제사에는 승인이 있고 우리 주문은 결제되지 않았습니다.'
  if (receivedWon > 0n && reportedReceivedWon === 0n) return '결제사가 알린 기록이 없는 주문입니다.'
  return reportedRefundedWon > 0n && receivedWon === 0n
    ? '결제사에서 취소되었고 우리 환불 기록이 없습니다.'
    : '결제사가 알린 금액이 주문과 다릅니다.'
}
