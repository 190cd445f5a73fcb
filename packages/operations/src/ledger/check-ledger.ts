import { Prisma, type PrismaClient, queryRows } from '@hygiene/db'

/** Won that are here by an order and its refunds, in SQL of its own: the ledger is posted by `ledgerOf`. */
const PAID_LESS_RETURNED = Prisma.sql`
  SELECT p."paymentNo", p."amountWon" - CASE WHEN p."status" = 'cancelled' THEN GREATEST(p."amountWon", COALESCE(r."done", 0))
                                              ELSE COALESCE(r."done", 0) END - COALESCE(r."twice", 0) AS "won"
    FROM "Payment" p LEFT JOIN (
      SELECT "paymentNo", sum("amountWon") FILTER (WHERE "status" = 'done') AS "done",
             sum("amountWon") FILTER (WHERE "status" = 'done' AND "returnedTwiceAt" IS NOT NULL) AS "twice"
        FROM "Refund" GROUP BY 1) r USING ("paymentNo")
   WHERE p."paidAt" IS NOT NULL`

/** How many orders have another sum of money in the ledger than by payments less refunds, and what all lines sum to. */
export async function checkLedger(db: PrismaClient): Promise<{ differing: number; sumWon: number }> {
  const [row] = await queryRows<{ differing: number; sumWon: string }>(
    db,
    Prisma.sql`
    WITH cash AS (
      SELECT "paymentNo", sum("amountWon") FILTER (WHERE "account" IN ('gateway', 'bank')) AS "won", sum("amountWon") AS "all"
        FROM "LedgerEntry" GROUP BY 1)
    SELECT count(*) FILTER (WHERE COALESCE(c."won", 0) <> COALESCE(m."won", 0))::int AS "differing",
           COALESCE(sum(c."all"), 0)::text AS "sumWon"
      FROM cash c FULL JOIN (${PAID_LESS_RETURNED}) m USING ("paymentNo")`,
  )
  return { differing: row?.differing ?? 0, sumWon: Number(row?.sumWon ?? 0) }
}
