import type { PrismaClient, ReconciliationException, ReconciliationRun } from '@hygiene/db/generated/client'
import { differenceOf } from './compare-list.ts'
import { findNightOrders } from './find-night-orders.ts'
import { moveRun } from './hold-run.ts'
import { causeOf, healException } from './keep-exception.ts'
import type { NightPorts } from './night-ports.ts'

const BATCH = 50

/** Asks the gateway about open exceptions that this run did not find and closes those whose sides agree now. */
export async function revisitExceptions(
  ports: NightPorts,
  run: ReconciliationRun,
  now: Date,
): Promise<ReconciliationRun> {
  const { db } = ports
  const exceptions = await db.reconciliationException.findMany({
    where: { closedAt: null, lastRunNo: { not: run.runNo }, exceptionNo: { gt: run.page } },
    orderBy: { exceptionNo: 'asc' },
    take: BATCH,
  })
  let healed = 0
  for (const one of exceptions) {
    if (await remains(ports, run, one, now)) continue
    await healException(db, one, now)
    healed += 1
  }
  const last = exceptions.at(-1)
  const cursor = last ? { page: last.exceptionNo } : { step: 'ledger' as const, page: 0 }
  return moveRun(db, run, { ...cursor, healed: { increment: healed } }, now)
}

async function remains(
  { db, ask }: NightPorts,
  run: ReconciliationRun,
  one: ReconciliationException,
  now: Date,
): Promise<boolean> {
  // Double payments and deposits appear in lists only, so an exception is settled once this run has listed its data without it.
  if (one.kind === 'double' || one.depositWon !== null) return !(await wasListed(db, run, one))
  const order = (await findNightOrders(db, [one.paymentId])).get(one.paymentId) ?? null
  const finding = differenceOf(order, await ask(one.paymentId), now, one.paymentId)
  if (!finding || causeOf(finding) !== one.cause) return false
  const { exceptionNo } = one
  await db.reconciliationException.update({
    where: { exceptionNo },
    data: { lastSeenAt: now, lastRunNo: run.runNo },
  })
  return true
}

async function wasListed(
  db: PrismaClient,
  { runNo }: ReconciliationRun,
  { paymentId }: ReconciliationException,
): Promise<boolean> {
  return (await db.reconciliationSeen.count({ where: { runNo, paymentId } })) > 0
}
