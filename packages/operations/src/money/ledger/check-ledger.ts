import { Prisma, type PrismaClient } from '@hygiene/db/generated/client'
import { queryRows } from '@hygiene/db/query-rows'

/** Derives the money of an order from payment and refunds in separate SQL, as a check on `ledgerOf`, which posts the ledger. */
const paidLessReturned = (from: number, to: number) => Prisma.sql`
  SELECT p."paymentNo", p."amountWon" - CASE WHEN p."status" = 'cancelled' THEN GREATEST(p."amountWon", COALESCE(r."done", 0))
                                              ELSE COALESCE(r."done", 0) END - COALESCE(r."twice", 0) AS "won"
    FROM "Payment" p LEFT JOIN (
      SELECT "paymentNo", sum("amountWon") FILTER (WHERE "status" = 'done') AS "done",
             sum("amountWon") FILTER (WHERE "status" = 'done' AND "returnedTwiceAt" IS NOT NULL) AS "twice"
        FROM "Refund" WHERE "paymentNo" >= ${from} AND "paymentNo" < ${to} GROUP BY 1) r USING ("paymentNo")
   WHERE p."paidAt" IS NOT NULL AND p."paymentNo" >= ${from} AND p."paymentNo" < ${to}`

/** Limits the orders of one statement, so that its duration does not grow over the years. */
const AT_ONCE = 200_000

/** Returns how many orders differ between the ledger and payments less refunds, and the sum of all lines. */
export async function checkLedger(db: PrismaClient, atOnce = AT_ONCE): Promise<Checked> {
  const all = { differing: 0, sumWon: 0 }
  const last = (await db.payment.findFirst({ orderBy: { paymentNo: 'desc' } }))?.paymentNo ?? 0
  for (let from = 0; from <= last; from += atOnce) {
    const { differing, sumWon } = await checkAmong(db, from, from + atOnce)
    all.differing += differing
    all.sumWon += sumWon
  }
  return all
}

interface Checked {
  differing: number
  sumWon: number
}

async function checkAmong(db: PrismaClient, from: number, to: number): Promise<Checked> {
  const among = Prisma.sql`"paymentNo" >= ${from} AND "paymentNo" < ${to}`
  const [row] = await queryRows<{ differing: number; sumWon: string }>(
    db,
    Prisma.sql`
    WITH cash AS (
      SELECT "paymentNo", sum("amountWon") FILTER (WHERE "account" IN ('gateway', 'bank')) AS "won", sum("amountWon") AS "all"
        FROM "LedgerEntry" WHERE ${among} GROUP BY 1)
    SELECT count(*) FILTER (WHERE COALESCE(c."won", 0) <> COALESCE(m."won", 0))::int AS "differing",
           COALESCE(sum(c."all"), 0)::text AS "sumWon"
      FROM cash c FULL JOIN (${paidLessReturned(from, to)}) m USING ("paymentNo")`,
  )
  return { differing: row?.differing ?? 0, sumWon: Number(row?.sumWon ?? 0) }
}
