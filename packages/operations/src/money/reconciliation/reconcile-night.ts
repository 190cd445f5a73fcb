import type { ReconciliationRun } from '@hygiene/db/generated/client'
import { askMissing } from './ask-missing.ts'
import { compareDeposits } from './compare-deposits.ts'
import { comparePage, readPage } from './compare-list.ts'
import { holdRun } from './hold-run.ts'
import type { NightPorts } from './night-ports.ts'
import { revisitExceptions } from './revisit-exceptions.ts'
import { tendLedger } from './tend-ledger.ts'

interface Carrying {
  holder: string
  now: () => Date
  isOver: () => boolean
}

/**
 * Continues the night's run from its cursor: the gateway's list, orders missing from it, deposits, earlier exceptions, the
 * ledger. Returns the run, or null if none is due or another process holds it.
 */
export async function reconcileNight(
  ports: NightPorts,
  { holder, now, isOver }: Carrying,
): Promise<ReconciliationRun | null> {
  let run = await holdRun(ports.db, holder, now())
  while (run && run.finishedAt === null && !isOver()) run = await step(ports, run, now())
  return run
}

async function step(ports: NightPorts, run: ReconciliationRun, now: Date): Promise<ReconciliationRun> {
  switch (run.step) {
    case 'gateway':
      return comparePage(ports, run, await readPage(ports, run), now)
    case 'orders':
      return askMissing(ports, run, now)
    case 'deposits':
      return compareDeposits(ports, run, now)
    case 'exceptions':
      return revisitExceptions(ports, run, now)
    case 'ledger':
    case 'done':
      return tendLedger(ports.db, run, now)
    default:
      return run.step satisfies never
  }
}
