import { randomUUID } from 'node:crypto'
import { nightSide } from '@hygiene/gateways'
import { knownDeposits } from '@hygiene/operations/money/reconciliation/deposits-of'
import { reconcileNight as carryOn } from '@hygiene/operations/money/reconciliation/reconcile-night'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

const HOLDER = randomUUID()
/** Ends a turn after this time, so that stopping the worker does not take longer. */
const TURN_MS = 9_000

/** Reconciles our orders, the gateway's list, the deposits and the ledger once a night, from three o'clock in Seoul. */
export async function reconcileNight(deps: WorkerDeps): Promise<boolean> {
  const { db, payment, config, now, log, warn } = deps
  const until = performance.now() + TURN_MS
  const run = await carryOn(
    { db, ...nightSide(payment, config), depositsOf: knownDeposits(db) },
    { holder: HOLDER, now, isOver: () => performance.now() > until },
  )
  if (!run?.finishedAt) return false
  const { seen, opened, healed, ledgerDiffering } = run
  log(`reconciliation: ${seen} payments, ${opened} differences found, ${healed} healed`)
  if (ledgerDiffering)
    warn(`reconciliation: the ledger of ${ledgerDiffering} orders differs from their payments`)
  return true
}

export const reconcileNightTask = repeatTask(
  'reconciliation',
  ({ RECONCILIATION_POLL_SECONDS }) => RECONCILIATION_POLL_SECONDS,
  reconcileNight,
)
