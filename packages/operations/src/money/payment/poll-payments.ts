import { settlePayment } from '@hygiene/contracts/platform/job/settle-payment'
import { handOver } from '@hygiene/db/outbox'
import type { PrismaClient } from '@hygiene/db/generated/client'

const BATCH = 200

/**
 * Looks for payments whose notice never came: open orders, refunds on their way, and for a week orders that failed or
 * were given up, in whose window money may have been paid after all. The older an order, the rarer it is asked about (a
 * quarter of its age, at least a minute); an account is asked about as soon as its day has passed. Each kind is found by
 * its own index, because an OR over them reads every order there ever was. An order whose look still waits for a slow gateway
 * is not handed over again, or the work would grow faster than it is done; for an hour, as a job may also have been given up.
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

/** The gateway was asked about an order and knows none such: it is asked again later. */
export async function markChecked(client: PrismaClient, paymentNo: number, now: Date): Promise<void> {
  await client.payment.update({ where: { paymentNo }, data: { checkedAt: now } })
}
