import type { ReconciliationRun } from '@hygiene/db/generated/client'
import { askMissing } from './ask-missing.ts'
import { compareDeposits } from './compare-deposits.ts'
import { comparePage, readPage } from './compare-list.ts'
import { holdRun } from './hold-run.ts'
import type { NightPorts } from './night-ports.ts'
import { revisitExceptions } from './revisit-exceptions.ts'
import { tendLedger } from './tend-ledger.ts'

interface Carrying {
  /** Names this process. */
  holder: string
  now: () => Date
  /** Has this turn had its time? The run goes on at the next one. */
  isOver: () => boolean
}

/**
 * Carries the night's run on from its cursor, step by step: the gateway's list, orders it has not named, deposits, exceptions from
 * before, the ledger. Answers the run as it stands; null: none is due, or another process carries it out.
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
