import type { PrismaClient, ReconciliationRun } from '@hygiene/db/generated/client'
import { checkLedger } from '../ledger/check-ledger.ts'
import { openLedger } from '../ledger/open-ledger.ts'
import { moveRun } from './hold-run.ts'

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
  const ledgerDiffering = differing + (sumWon === 0 ? 0 : 1)
  return moveRun(db, run, { step: 'done', finishedAt: now, heldUntil: null, ledgerDiffering }, now)
}
