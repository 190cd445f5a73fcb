import { Prisma, type PrismaClient, type ReconciliationRun } from '@hygiene/db/generated/client'
import { queryRows } from '@hygiene/db/query-rows'
import { PaymentType } from '@hygiene/domain/text'
import { startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { dayOf, differenceOf, endOf, isExplained } from './compare-list.ts'
import { findNightOrders } from './find-night-orders.ts'
import { moveRun } from './hold-run.ts'
import { keepException } from './keep-exception.ts'
import type { NightPorts } from './night-ports.ts'

const BATCH = 100

interface Missing {
  paymentNo: number
  paymentId: string
}

/**
 * Asks about each order of the period that our books show as paid and the list did not contain, because the list shows a payment
 * at its last change.
 */
export async function askMissing(
  ports: NightPorts,
  run: ReconciliationRun,
  now: Date,
): Promise<ReconciliationRun> {
  const { db } = ports
  const found = await findMissing(db, run)
  let opened = 0
  const orders = await findNightOrders(
    db,
    found.map(({ paymentId }) => paymentId),
  )
  for (const { paymentId } of found) {
    const order = orders.get(paymentId)
    if (!order) continue
    const payment = await ports.ask(paymentId)
    const finding = differenceOf(order, payment, endOf(run))
    if (!finding || (await isExplained(db, order, payment?.changedAt ?? order.paidAt ?? now))) continue
    if ((await keepException(db, run.runNo, finding, order, now)) === 'opened') opened += 1
  }
  const last = found.at(-1)
  const cursor = last ? { page: last.paymentNo } : { step: 'deposits' as const, page: 0 }
  return moveRun(db, run, { ...cursor, opened: { increment: opened } }, now)
}

async function findMissing(db: PrismaClient, run: ReconciliationRun): Promise<Missing[]> {
  return queryRows<Missing>(
    db,
    Prisma.sql`
    SELECT p."paymentNo", p."paymentId" FROM "Payment" p
     WHERE p."paidAt" >= ${startOfSeoulDay(dayOf(run.fromDay))} AND p."paidAt" < ${endOf(run)}
       AND p."paymentNo" > ${run.page} AND p."paymentType" <> ${PaymentType.admin} AND NOT EXISTS (
         SELECT 1 FROM "ReconciliationSeen" s WHERE s."runNo" = ${run.runNo} AND s."paymentId" = p."paymentId")
     ORDER BY p."paymentNo" LIMIT ${BATCH}`,
  )
}
