import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectDatabase } from '@hygiene/db/connect'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { buildPrograms } from '@hygiene/tooling/build-programs'
import { say } from '@hygiene/tooling/step'
import { startWorker } from '../export-worker.ts'
import type { Finding } from '../finding.ts'
import { startNightGateway } from '../night-gateway.ts'
import { differencesOf, nightWorld, writeNightWorld } from '../night-world.ts'
import { apiSettings, type BenchEnvironment } from '../environment.ts'

const ORDERS = Number(process.env['NIGHT_ORDERS'] ?? 1_000_000)
const SECONDS_AT_MOST = 600

export async function benchNight(environment: BenchEnvironment): Promise<Finding[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-night-'))
  const undo: (() => Promise<void> | void)[] = [
    () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }),
  ]
  try {
    await buildPrograms()
    const url = await environment.addDatabase('night')
    const world = nightWorld(ORDERS, new Date())
    await writeNightWorld(url, world)
    const gateway = await startNightGateway(world)
    undo.push(gateway.stop)
    const { db, close } = connectDatabase({ url, poolSize: 2 })
    undo.push(close)
    const settings = {
      ...apiSettings(url, scratch),
      PORTONE_BASE_URL: gateway.origin,
      PAYMENT_POLL_SECONDS: '3600',
    }

    const since = performance.now()
    const first = await startWorker(settings)
    await until(db, ({ seen }) => seen > ORDERS / 2)
    process.kill(first.pid, 'SIGKILL')
    const killed = performance.now()
    say(`  killed after ${seconds(killed - since)} s`)
    const second = await startWorker(settings)
    undo.push(second.stop)
    await until(db, ({ step }) => step !== 'gateway')
    say(`  the list is compared after ${seconds(performance.now() - since)} s`)
    await until(db, ({ step }) => step === 'ledger' || step === 'done')
    say(`  orders, deposits and cases after ${seconds(performance.now() - since)} s`)
    await until(db, ({ finishedAt }) => finishedAt !== null)
    const took = performance.now() - since
    const { seen, opened, ledgerDiffering } = await db.reconciliationRun.findFirstOrThrow()
    const entries = await db.ledgerEntry.count()
    const { asked, again } = gateway.pages()
    const load = loadavg().map((one) => one.toFixed(1))
    say(
      `  ${entries.toLocaleString('en')} lines of the ledger opened; worker ${Math.round(second.peak())} MB; load ${load.join(' ')}`,
    )
    return [
      {
        what: `night of ${ORDERS.toLocaleString('en')} orders, killed in the middle, its ledger opened`,
        ours: `${seconds(took)} s, ${opened} of ${differencesOf(world)} differences`,
        floor: `${seen.toLocaleString('en')} payments in ${asked} pages, ${again} of them again`,
        ratio: '',
        target: `≤ ${SECONDS_AT_MOST} s, every difference once`,
        isMet:
          took <= SECONDS_AT_MOST * 1000 &&
          opened === differencesOf(world) &&
          again <= 1 &&
          ledgerDiffering === 0,
      },
    ]
  } finally {
    for (const end of undo.toReversed()) await end()
  }
}

const seconds = (ms: number) => Math.round(ms / 1000)

type Run = Awaited<ReturnType<PrismaClient['reconciliationRun']['findFirstOrThrow']>>

async function until(db: PrismaClient, isThere: (run: Run) => boolean): Promise<void> {
  for (;;) {
    const run = await db.reconciliationRun.findFirst()
    if (run && isThere(run)) return
    await sleep(250)
  }
}
