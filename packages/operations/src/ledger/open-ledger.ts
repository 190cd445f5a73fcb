import type { PrismaClient } from '@hygiene/db'
import { postAll } from './post-ledger.ts'

const BATCH = 2_000

/**
 * Posts orders whose money came before the ledger began, from a number on; null: none is left. Broken off anywhere, the
 * next call goes on, because an order that has lines is left out.
 */
export async function openLedger(
  client: PrismaClient,
  afterNo: number,
  now: Date,
  batch = BATCH,
): Promise<number | null> {
  return client.$transaction(
    async (db) => {
      const found = await db.$queryRaw<{ paymentNo: number; applicationNo: number }[]>`
        SELECT p."paymentNo", p."applicationNo" FROM "Payment" p
         WHERE p."paymentNo" > ${afterNo} AND p."paidAt" IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM "LedgerEntry" l WHERE l."paymentNo" = p."paymentNo")
         ORDER BY p."paymentNo" LIMIT ${batch}`
      const last = found.at(-1)
      if (!last) return null
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
