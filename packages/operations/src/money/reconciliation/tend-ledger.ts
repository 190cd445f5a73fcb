import type { PrismaClient, ReconciliationRun } from '@hygiene/db/generated/client'
import { checkLedger } from '../ledger/check-ledger.ts'
import { openLedger } from '../ledger/open-ledger.ts'
import { moveRun } from './hold-run.ts'

/** Opens the ledger of orders from before it began, batch by batch; then compares it with the payments, and ends the run. */
export async function tendLedger(
  db: PrismaClient,
  run: ReconciliationRun,
  now: Date,
): Promise<ReconciliationRun> {
  const page = await openLedger(db, run.page, now)
  if (page !== null) return moveRun(db, run, { page }, now)
  const { differing, sumWon } = await checkLedger(db)
  const { runNo } = run
  await db.reconciliationSeen.deleteMany({ where: { runNo } })
  // A sum that is not zero is impossible by the database: it counts as a difference all the same.
  const ledgerDiffering = differing + (sumWon === 0 ? 0 : 1)
  return moveRun(db, run, { step: 'done', finishedAt: now, heldUntil: null, ledgerDiffering }, now)
}
