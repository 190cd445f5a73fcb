import type { ReconciliationRun } from '@hygiene/db/generated/client'
import { addSeoulDays } from '@hygiene/domain/time/seoul-day'
import { judgeDeposits } from '@hygiene/domain/money/reconciliation/judge-night'
import { dayOf, endOf, isExplained } from './compare-list.ts'
import { findNightOrders } from './find-night-orders.ts'
import { moveRun } from './hold-run.ts'
import { keepException } from './keep-exception.ts'
import type { NightPorts, OrderDeposit } from './night-ports.ts'

const BATCH = 1_000

export async function compareDeposits(
  ports: NightPorts,
  run: ReconciliationRun,
  now: Date,
): Promise<ReconciliationRun> {
  const { db } = ports
  const byOrder = Map.groupBy(await ports.depositsOf(dayOf(run.day)), ({ paymentId }) => paymentId)
  const paymentIds = [...byOrder.keys()]
  let opened = 0
  for (let at = 0; at < paymentIds.length; at += BATCH)
    opened += await compareBatch(ports, run, new Map([...byOrder].slice(at, at + BATCH)), now)
  const cursor =
    run.day >= run.toDay
      ? { step: 'exceptions' as const, page: 0 }
      : { day: new Date(addSeoulDays(dayOf(run.day), 1)) }
  return moveRun(db, run, { ...cursor, opened: { increment: opened } }, now)
}

async function compareBatch(
  { db }: NightPorts,
  run: ReconciliationRun,
  byOrder: ReadonlyMap<string, OrderDeposit[]>,
  now: Date,
): Promise<number> {
  const orders = await findNightOrders(db, [...byOrder.keys()])
  let opened = 0
  for (const [paymentId, deposits] of byOrder) {
    const order = orders.get(paymentId) ?? null
    if (order?.movedAt && order.movedAt >= endOf(run)) continue
    const verdict = judgeDeposits(order, deposits)
    const last = deposits.at(-1)?.at ?? now
    if (!verdict || (order && (await isExplained(db, order, last)))) continue
    if ((await keepException(db, run.runNo, { ...verdict, paymentId }, order, now)) === 'opened') opened += 1
  }
  return opened
}
