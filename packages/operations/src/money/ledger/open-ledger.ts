import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { postAll } from './post-ledger.ts'

const BATCH = 2_000
/** Numbers of orders that one look passes over, so that it ends soon in any year. */
const SPAN = 200_000

/**
 * Posts orders whose money came before the ledger began, from a number on; null: none is left. Broken off anywhere, the
 * next call continues, because an order that has lines is left out. A call that finds none in its span answers where the next one begins.
 */
export async function openLedger(
  client: PrismaClient,
  afterNo: number,
  now: Date,
  batch = BATCH,
  span = SPAN,
): Promise<number | null> {
  return client.$transaction(
    async (db) => {
      const found = await db.$queryRaw<{ paymentNo: number; applicationNo: number }[]>`
        SELECT p."paymentNo", p."applicationNo" FROM "Payment" p
         WHERE p."paymentNo" > ${afterNo} AND p."paymentNo" <= ${afterNo + span} AND p."paidAt" IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM "LedgerEntry" l WHERE l."paymentNo" = p."paymentNo")
         ORDER BY p."paymentNo" LIMIT ${batch}`
      const last = found.at(-1)
      if (!last) return nextOf(db, afterNo + span)
      // Money that moves at this instant waits, and posts what is left.
      await db.$queryRaw`
        SELECT 1 FROM "Application" WHERE "applicationNo" = ANY (${found.map(({ applicationNo }) => applicationNo)}::int[])
         ORDER BY "applicationNo" FOR UPDATE`
      await postAll(
        db,
        found.map(({ paymentNo }) => paymentNo),
        'opening',
        now,
      )
      return last.paymentNo
    },
    { timeout: 60_000 },
  )
}

/** The number before the next order after this one; null: there is none. */
async function nextOf(db: Transaction, afterNo: number): Promise<number | null> {
  const next = await db.payment.findFirst({
    where: { paymentNo: { gt: afterNo } },
    orderBy: { paymentNo: 'asc' },
    select: { paymentNo: true },
  })
  return next && next.paymentNo - 1
}
