import type { FileRemover, ExpiredRows } from '@hygiene/db/expired-rows'
import { Prisma } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { purgeLedger } from '../ledger/purge-ledger.ts'
import { purgeFiles, purgeFilesOf } from '../../platform/file/purge-files.ts'

/** Matches unsettled money: open orders, refunds in progress and sums that staff must check. */
export const UNSETTLED = Prisma.sql`(
  p."status" IN ('ready', 'virtualAccountIssued')
  OR (p."status" IN ('paid', 'paidAfterCancellation', 'mismatched') AND p."exceptionText" IS NOT NULL)
  OR EXISTS (SELECT 1 FROM "Refund" r WHERE r."paymentNo" = p."paymentNo" AND r."status" IN ('requested', 'sent')))`

export const LAST_MOVED = Prisma.sql`greatest(p."createdAt", p."paidAt", p."cancelledAt",
  (SELECT max(greatest(r."requestedAt", r."doneAt")) FROM "Refund" r WHERE r."paymentNo" = p."paymentNo"))`

/**
 * Selects payments with their refunds and receipts, including those of completed education, because the certificate does not need
 * them.
 */
export const expiredPayments: ExpiredRows = {
  kind: 'payments',
  table: 'Payment',
  due: (before, keys) => Prisma.sql`
    SELECT p."paymentNo"::text AS key, ${LAST_MOVED} AS at FROM "Payment" p
     WHERE p."createdAt" < ${before} AND ${LAST_MOVED} < ${before} AND NOT ${UNSETTLED}
           ${keys ? Prisma.sql`AND p."paymentNo" = ANY (${keys.map(Number)}::int[])` : Prisma.empty}`,
  lock: (db, keys) =>
    db.$queryRaw`
      SELECT 1 FROM "Application" WHERE "applicationNo" IN (
        SELECT "applicationNo" FROM "Payment" WHERE "paymentNo" = ANY (${keys.map(Number)}::int[]))
       ORDER BY "applicationNo" FOR UPDATE`,
  purge: (db, keys, files) => purgePayments(db, keys.map(Number), files),
}

async function purgePayments(db: Transaction, paymentNos: number[], files: FileRemover): Promise<void> {
  const where = { paymentNo: { in: paymentNos } }
  const receipts = await db.receipt.findMany({ where, select: { fileNo: true } })
  await db.receipt.deleteMany({ where })
  await db.refund.deleteMany({ where })
  await db.$executeRaw`SELECT set_config('hygiene.retention', 'on', true)`
  await db.paymentEvent.deleteMany({ where })
  await purgeLedger(db, paymentNos)
  await db.payment.deleteMany({ where })
  await purgeFilesOf(db, 'payment', paymentNos, files)
  await purgeFiles(
    db,
    receipts.flatMap(({ fileNo }) => fileNo ?? []),
    files,
  )
}
