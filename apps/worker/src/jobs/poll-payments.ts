import { settlePayment } from '@hygiene/contracts'
import { handOver } from '@hygiene/db'
import type { WorkerDeps } from '../deps.ts'

const BATCH = 200

/**
 * Looks for payments whose notice never came: open orders, refunds on their way, and for a week orders that failed or
 * were given up, in whose window somebody may have paid after all. The older an order, the rarer it is asked about (a
 * quarter of its age, at least a minute); an account is asked about as soon as its day has passed.
 */
export async function pollPayments(deps: WorkerDeps): Promise<number> {
  const now = deps.now()
  return deps.db.$transaction(async (db) => {
    const due = await db.$queryRaw<{ paymentNo: number }[]>`
      SELECT p."paymentNo" FROM "Payment" p
       WHERE (p."status" IN ('ready', 'virtualAccountIssued')
              OR (p."status" IN ('failed', 'cancelled') AND p."paidAt" IS NULL
                  AND p."createdAt" > ${now}::timestamptz - interval '7 days')
              OR EXISTS (SELECT 1 FROM "Refund" r WHERE r."paymentNo" = p."paymentNo" AND r."status" = 'sent'))
         AND (COALESCE(p."checkedAt", p."createdAt")
                < ${now}::timestamptz - GREATEST(interval '1 minute', (${now}::timestamptz - p."createdAt") / 4)
              OR (p."status" = 'virtualAccountIssued' AND p."accountExpiresAt" <= ${now}
                  AND COALESCE(p."checkedAt", p."createdAt") < p."accountExpiresAt"))
       ORDER BY p."checkedAt" NULLS FIRST LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`
    for (const { paymentNo } of due) await handOver(db, settlePayment, { paymentNo })
    await db.payment.updateMany({
      where: { paymentNo: { in: due.map(({ paymentNo }) => paymentNo) } },
      data: { checkedAt: now },
    })
    return due.length
  })
}
