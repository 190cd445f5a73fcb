import { settlePayment } from '@hygiene/contracts/platform/job/settle-payment'
import { handOver } from '@hygiene/db/outbox'
import type { PrismaClient } from '@hygiene/db/generated/client'

const BATCH = 200

/**
 * Selects payments whose notice may be missing: open orders, pending refunds and, for a week, failed or cancelled orders that may
 * still be paid in their window. The interval is a quarter of the order's age, at least a minute; an expired account is checked
 * at once. Each kind uses its own index, because an OR would read every order. An order whose check is still queued is skipped
 * for an hour, as a slow gateway would otherwise let the queue grow.
 */
export async function pollPayments(client: PrismaClient, now: Date): Promise<number> {
  return client.$transaction(async (db) => {
    const due = await db.$queryRaw<{ paymentNo: number }[]>`
      WITH "watched" AS (
        SELECT "paymentNo" FROM "Payment" WHERE "status" IN ('ready', 'virtualAccountIssued')
        UNION
        SELECT "paymentNo" FROM "Payment"
         WHERE "status" IN ('failed', 'cancelled') AND "paidAt" IS NULL
           AND "createdAt" > ${now}::timestamptz - interval '7 days'
        UNION
        SELECT "paymentNo" FROM "Refund" WHERE "status" = 'sent')
      SELECT p."paymentNo" FROM "watched" w JOIN "Payment" p USING ("paymentNo")
       WHERE p."paymentNo" NOT IN (
               SELECT ("payload"->>'paymentNo')::int FROM "Outbox"
                WHERE "doneAt" IS NULL AND "kind" = ${settlePayment.kind}
                  AND "createdAt" > ${now}::timestamptz - interval '1 hour')
         AND (COALESCE(p."checkedAt", p."createdAt")
              < ${now}::timestamptz - GREATEST(interval '1 minute', (${now}::timestamptz - p."createdAt") / 4)
              OR (p."status" = 'virtualAccountIssued' AND p."accountExpiresAt" <= ${now}
                  AND COALESCE(p."checkedAt", p."createdAt") < p."accountExpiresAt"))
       ORDER BY p."checkedAt" NULLS FIRST LIMIT ${BATCH} FOR UPDATE OF p SKIP LOCKED`
    for (const { paymentNo } of due) await handOver(db, settlePayment, { paymentNo })
    await db.payment.updateMany({
      where: { paymentNo: { in: due.map(({ paymentNo }) => paymentNo) } },
      data: { checkedAt: now },
    })
    return due.length
  })
}

export async function markChecked(client: PrismaClient, paymentNo: number, now: Date): Promise<void> {
  await client.payment.update({ where: { paymentNo }, data: { checkedAt: now } })
}
