import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { postAll } from './post-ledger.ts'

const BATCH = 2_000
/** Limits the order numbers scanned per call, so that its duration does not grow over the years. */
const SPAN = 200_000

/**
 * Posts orders from before the ledger began and returns the next start number, or null at the end. It skips orders that already
 * have lines, so an interrupted run can continue.
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
      // Concurrent money movements wait for this lock and then post the rest.
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

async function nextOf(db: Transaction, afterNo: number): Promise<number | null> {
  const next = await db.payment.findFirst({
    where: { paymentNo: { gt: afterNo } },
    orderBy: { paymentNo: 'asc' },
    select: { paymentNo: true },
  })
  return next && next.paymentNo - 1
}
