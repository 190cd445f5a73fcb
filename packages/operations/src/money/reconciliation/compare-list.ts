import { Prisma, type PrismaClient, type ReconciliationRun } from '@hygiene/db/generated/client'
import { addSeoulDays, type SeoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { judgeNight } from '@hygiene/domain/money/reconciliation/judge-night'
import { type FoundOrder, findNightOrders } from './find-night-orders.ts'
import { moveRun } from './hold-run.ts'
import { type Finding, keepException } from './keep-exception.ts'
import type { NightPage, NightPayment, NightPorts } from './night-ports.ts'

export const dayOf = (date: Date): SeoulDay => date.toISOString().slice(0, 10)

export const endOf = ({ toDay }: ReconciliationRun): Date => startOfSeoulDay(addSeoulDays(dayOf(toDay), 1))

export async function readPage(
  { listPayments }: NightPorts,
  { day, page }: ReconciliationRun,
): Promise<NightPage> {
  const from = startOfSeoulDay(dayOf(day))
  return listPayments({ from, until: startOfSeoulDay(addSeoulDays(dayOf(day), 1)), page })
}

/**
 * Compares a page of the gateway's list with our orders. Exceptions are written before the cursor moves, so a repeated page finds
 * the same causes.
 */
export async function comparePage(
  { db }: NightPorts,
  run: ReconciliationRun,
  { payments, isLast }: NightPage,
  now: Date,
): Promise<ReconciliationRun> {
  const orders = await findNightOrders(
    db,
    payments.map(({ paymentId }) => paymentId),
  )
  const doubles = await findDoubles(db, run.runNo, payments)
  let opened = 0
  for (const payment of payments) {
    const order = orders.get(payment.paymentId) ?? null
    const finding = doubles.has(payment) ? twice(payment) : differenceOf(order, payment, endOf(run))
    if (!finding || (order && (await isExplained(db, order, payment.changedAt)))) continue
    if ((await keepException(db, run.runNo, finding, order, now)) === 'opened') opened += 1
  }
  const next = isLast ? { day: new Date(addSeoulDays(dayOf(run.day), 1)), page: 0 } : { page: run.page + 1 }
  const isOver = isLast && run.day >= run.toDay
  const cursor = isOver ? { step: 'orders' as const, page: 0, day: run.fromDay } : next
  return db.$transaction(async (tx) => {
    await remember(tx, run.runNo, payments)
    const counts = { seen: { increment: payments.length }, opened: { increment: opened } }
    return moveRun(tx, run, { ...cursor, ...counts }, now)
  })
}

/** Returns null if both sides agree or if our order changed after the period ended. */
export function differenceOf(
  order: FoundOrder | null,
  payment: NightPayment | null,
  until: Date,
  paymentId = payment?.paymentId ?? order?.paymentId ?? '',
): Finding | null {
  if (order?.movedAt && order.movedAt >= until) return null
  const verdict = judgeNight(order, payment)
  return verdict && { ...verdict, paymentId }
}

const twice = ({ paymentId, heldWon, totalWon }: NightPayment): Finding => ({
  kind: 'double',
  paymentId,
  oursWon: totalWon,
  gatewayWon: heldWon + totalWon,
})

/** Returns whether staff have explained the order since the gateway's last change. */
export async function isExplained(
  db: PrismaClient,
  { paymentNo, exceptionText }: FoundOrder,
  changedAt: Date,
): Promise<boolean> {
  if (exceptionText !== null) return false
  const after = { paymentNo, kind: 'explained' as const, at: { gte: changedAt } }
  return (await db.paymentEvent.count({ where: after })) > 0
}

const hasMoney = ({ hasMoved, heldWon }: NightPayment) => hasMoved && heldWon > 0

async function findDoubles(
  db: PrismaClient,
  runNo: number,
  payments: readonly NightPayment[],
): Promise<Set<NightPayment>> {
  const seen = await db.reconciliationSeen.findMany({
    where: { runNo, paymentId: { in: payments.map(({ paymentId }) => paymentId) } },
  })
  const first = new Map(seen.map(({ paymentId, transactionId }) => [paymentId, transactionId]))
  const doubles = new Set<NightPayment>()
  for (const payment of payments.filter(hasMoney)) {
    const known = first.get(payment.paymentId)
    if (known === undefined) first.set(payment.paymentId, payment.transactionId)
    else if (known !== payment.transactionId) doubles.add(payment)
  }
  return doubles
}

async function remember(
  db: Prisma.TransactionClient,
  runNo: number,
  payments: readonly NightPayment[],
): Promise<void> {
  const moved = payments.filter(({ hasMoved }) => hasMoved)
  const ids = moved.map(({ paymentId }) => paymentId)
  const transactions = moved.map(({ transactionId }) => transactionId)
  await db.$executeRaw`
    INSERT INTO "ReconciliationSeen" ("runNo", "paymentId", "transactionId")
    SELECT ${runNo}, * FROM unnest(${ids}::text[], ${transactions}::text[]) ON CONFLICT DO NOTHING`
}
