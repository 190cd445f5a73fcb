import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { listPaymentExceptions } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import { type Payment, Prisma, type Refund } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { queryRows } from '@hygiene/db/query-rows'
import type { NightExceptionKind } from '@hygiene/domain/money/reconciliation/judge-night'
import { seoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { exceptionOrders, LATEST_REFUND } from '../../payment/exception-orders.ts'

type Worklist = AnswerOf<typeof listPaymentExceptions>
type Order = Pick<
  Payment,
  | 'paymentNo'
  | 'applicationNo'
  | 'memberNo'
  | 'orderName'
  | 'paymentType'
  | 'amountWon'
  | 'status'
  | 'createdAt'
  | 'paidAt'
  | 'exceptionText'
>

export interface ExceptionOrder extends Order {
  name: string
  phone: string
  refundStatus: Refund['status'] | null
  refundWon: number | null
  refundFailure: string | null
  refundByHand: boolean | null
  refundSentAt: Date | null
  refundReturnedTwiceAt: Date | null
  refundRequestedAt: Date | null
  refundAskedAt: Date | null
  heardAt: Date | null
  heardWon: number | null
  refundHolderKnown: boolean | null
  night: NightExceptionKind | null
  nightWon: number | null
}

export interface ExplainedOrder {
  paymentNo: number
  createdAt: Date
  amountWon: number
  text: string
  at: Date
  employeeName: string
}

/** Limits the cases of each kind on a worklist. It is a literal in the statements, so that their plan can be cached. */
const MOST = 200
const LIMIT = Prisma.raw(String(MOST))

/** Reads the first cases, the oldest order first, in one statement, because Prisma would query each table separately. */
export async function findPaymentExceptions(db: Queries, now: Date): Promise<ExceptionOrder[]> {
  return queryRows<ExceptionOrder>(
    db,
    Prisma.sql`
    SELECT p."paymentNo", p."applicationNo", p."memberNo", p."orderName", p."paymentType", p."amountWon", p."status"::text, p."createdAt",
           p."paidAt", p."exceptionText", m."name", m."phone", r."status"::text AS "refundStatus", r."amountWon" AS "refundWon",
           r."failure" AS "refundFailure", r."isByHand" AS "refundByHand", r."sentAt" AS "refundSentAt",
           r."returnedTwiceAt" AS "refundReturnedTwiceAt", r."requestedAt" AS "refundRequestedAt",
           (SELECT f."requestedAt" FROM "Refund" f WHERE f."paymentNo" = p."paymentNo" ORDER BY f."refundNo" LIMIT 1) AS "refundAskedAt",
           r."isHolderKnown" AS "refundHolderKnown", n."kind"::text AS "night", n."won"::int AS "nightWon",
           v."at" AS "heardAt", v."amountWon" AS "heardWon"
      FROM "Payment" p JOIN "Member" m USING ("memberNo")
      ${LATEST_REFUND}
      LEFT JOIN LATERAL (SELECT * FROM "PaymentEvent" v WHERE v."paymentNo" = p."paymentNo" AND v."kind" IN ('heard', 'exceptionOpened')
                          ORDER BY v."eventNo" DESC LIMIT 1) v ON true
      LEFT JOIN LATERAL (SELECT c."kind", coalesce(c."gatewayWon", c."depositWon", 0) - coalesce(c."oursWon", 0) AS "won"
                           FROM "ReconciliationException" c WHERE c."paymentNo" = p."paymentNo" AND c."closedAt" IS NULL
                          ORDER BY c."exceptionNo" DESC LIMIT 1) n ON true
     WHERE p."paymentNo" IN (${exceptionOrders(now)})
     ORDER BY p."createdAt", p."paymentNo" LIMIT ${LIMIT}`,
  )
}

export async function countPaymentExceptions(db: Queries, now: Date): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    Prisma.sql`SELECT count(*)::int AS "count" FROM (${exceptionOrders(now)}) cases`,
  )
  return row?.count ?? 0
}

export async function findExplained(db: Queries, now: Date): Promise<ExplainedOrder[]> {
  return queryRows<ExplainedOrder>(
    db,
    Prisma.sql`
    SELECT p."paymentNo", p."createdAt", p."amountWon", coalesce(v."text", '') AS "text", v."at", coalesce(e."name", '') AS "employeeName"
      FROM "PaymentEvent" v JOIN "Payment" p USING ("paymentNo") LEFT JOIN "Employee" e ON e."employeeNo" = v."employeeNo"
     WHERE v."kind" = 'explained' AND v."at" >= ${startOfSeoulDay(seoulDay(now))} ORDER BY v."eventNo" DESC LIMIT ${LIMIT}`,
  )
}

export async function findUnknownMoney(db: Queries): Promise<Worklist['unknown']> {
  const exceptions = await db.reconciliationException.findMany({
    where: { paymentNo: null, closedAt: null },
    orderBy: { exceptionNo: 'asc' },
    take: MOST,
  })
  return exceptions.map(({ exceptionNo, paymentId, gatewayWon, depositWon, firstSeenAt }) => ({
    exceptionNo,
    paymentId,
    amountWon: gatewayWon ?? depositWon ?? 0,
    firstSeenAt,
  }))
}

export async function findLastNight(db: Queries): Promise<Worklist['night']> {
  const run = await db.reconciliationRun.findFirst({
    where: { finishedAt: { not: null } },
    orderBy: { night: 'desc' },
  })
  if (!run?.finishedAt) return null
  const { seen, opened, healed, ledgerDiffering } = run
  return {
    seen,
    opened,
    healed,
    ledgerDiffering: ledgerDiffering ?? 0,
    finishedAt: run.finishedAt,
  }
}
