import { eachInTransaction, type OnTrouble } from '@hygiene/db/each-in-transaction'
import { lockApplication } from '@hygiene/db/locks'
import type { Prisma, PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { unpaidLapsesBefore } from '@hygiene/domain/education/enrolment/unpaid-lapse'
import { closeOpenOrders } from '../../money/payment/close-open-orders.ts'
import { stepOnline } from '../../platform/records/step-online.ts'

function abandoned(now: Date): Prisma.OnlineEnrolmentWhereInput {
  const waits = { status: 'virtualAccountIssued' as const, accountExpiresAt: { gte: now } }
  return {
    status: 'applied',
    appliedAt: { lt: unpaidLapsesBefore(now) },
    application: { payments: { none: waits } },
  }
}

/** Finds applications unpaid for a week. Reads only unpaid ones, which have their own index. */
async function findAbandoned(db: PrismaClient, now: Date): Promise<number[]> {
  const due = await db.$queryRaw<{ applicationNo: number }[]>`
    SELECT DISTINCT e."applicationNo" FROM "OnlineEnrolment" e
     WHERE e."status" = 'applied' AND e."appliedAt" < ${unpaidLapsesBefore(now)}
       AND NOT EXISTS (SELECT 1 FROM "Payment" p WHERE p."applicationNo" = e."applicationNo"
                          AND p."status" = 'virtualAccountIssued' AND p."accountExpiresAt" >= ${now})
     ORDER BY e."applicationNo"`
  return due.map(({ applicationNo }) => applicationNo)
}

export async function lapseAbandoned(client: PrismaClient, onTrouble: OnTrouble, now: Date): Promise<number> {
  const notifying = { name: (no: number) => `unpaid application ${no}`, onTrouble }
  const lapsed = await eachInTransaction(client, await findAbandoned(client, now), notifying, (db, no) =>
    lapseApplication(db, no, now),
  )
  return lapsed.reduce((sum, count) => sum + count, 0)
}

/**
 * Ends an application that is still abandoned. Returns the number of enrolments. It takes the same lock as payments, so a payment
 * comes either before or after it.
 */
async function lapseApplication(db: Transaction, applicationNo: ApplicationNo, now: Date): Promise<number> {
  await lockApplication(db, applicationNo)
  const count = await stepOnline(db, 'cancel', { applicationNo, ...abandoned(now) }, { endedAt: now })
  if (count > 0) await closeOpenOrders(db, applicationNo, now)
  return count
}
