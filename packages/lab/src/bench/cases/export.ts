import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeExport } from '@hygiene/contracts/platform/job/make-export'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { listMembers } from '@hygiene/contracts/member/account/staff/list-members'
import { connectDatabase } from '@hygiene/db/connect'
import { handOver } from '@hygiene/db/outbox'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { exportListOf } from '@hygiene/domain/staff/export/export-lists'
import { isDenied } from '@hygiene/operations/kit/operation'
import { orderExport } from '@hygiene/operations/staff/export/order-export'
import { employeeActor } from '@hygiene/testing'
import { buildPrograms } from '@hygiene/tooling/build-programs'
import { bundleOf } from '@hygiene/tooling/bundled-programs'
import { say } from '@hygiene/tooling/step'
import { signToken } from '../bookers.ts'
import { startChild } from '../child.ts'
import { writeExportWorld } from '../export-world.ts'
import { startWorker } from '../export-worker.ts'
import type { Finding } from '../finding.ts'
import { type Arm, fire, type Load } from '../load.ts'
import { apiSettings, type BenchEnvironment } from '../environment.ts'

const ROWS = Number(process.env['EXPORT_ROWS'] ?? 1_000_000)
const MEGABYTES_AT_MOST = 250
const READS_KEEP = 0.8
const WINDOW_SECONDS = 4
/** Is low enough that one API process answers without a queue. */
const CONNECTIONS = 2

export async function benchExport(environment: BenchEnvironment): Promise<Finding[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-export-'))
  const undo: (() => Promise<void> | void)[] = [
    () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }),
  ]
  try {
    // Runs the built programs: from sources the worker needs 150 MB more for types.
    await buildPrograms()
    const url = await environment.addDatabase('export')
    const loginNo = await writeExportWorld(url, ROWS)
    const database = connectDatabase({ url, poolSize: 2 })
    undo.push(() => database.close())
    const settings = apiSettings(url, scratch)
    const api = await startChild(bundleOf('apps/api/src/main.ts'), settings)
    undo.push(api.stop)
    const worker = await startWorker({ ...settings, PAYMENT_POLL_SECONDS: '3600' })
    undo.push(worker.stop)
    const reads = readsOf(api.origin, signToken(loginNo), [api.pid])
    await fire(reads, 2)
    const idle = [await fire(reads, WINDOW_SECONDS), await fire(reads, WINDOW_SECONDS)]
    const resting = worker.peak()

    const since = performance.now()
    const exportNo = await order(database.db)
    say(`  ${ROWS.toLocaleString('en')} rows frozen in ${Math.round((performance.now() - since) / 1000)} s`)
    const begun = performance.now()
    const busy: Load[] = []
    while (!(await isMade(database.db, exportNo))) busy.push(await fire(reads, WINDOW_SECONDS))
    const seconds = Math.round((performance.now() - begun) / 1000)
    idle.push(await fire(reads, WINDOW_SECONDS))
    const row = await database.db.staffExport.findUniqueOrThrow({ where: { exportNo } })
    const size = `${Math.round(Number(row.sizeBytes) / 1e6)} MB in ${seconds} s`
    say(
      `  load ${loadavg()
        .map((one) => one.toFixed(1))
        .join(' ')}`,
    )
    return [
      {
        what: `memory of the worker, ${row.madeRows.toLocaleString('en')} rows, ${size}`,
        ours: `${Math.round(worker.peak())} MB`,
        floor: `${Math.round(resting)} MB at rest`,
        ratio: `×${(worker.peak() / resting).toFixed(1)}`,
        target: `< ${MEGABYTES_AT_MOST} MB`,
        isMet: worker.peak() < MEGABYTES_AT_MOST,
      },
      judgeReads(busy, idle),
    ]
  } finally {
    for (const end of undo.toReversed()) await end()
  }
}

const mean = (loads: readonly Load[]) =>
  loads.reduce((sum, { perSecond }) => sum + perSecond, 0) / loads.length

/** Drops the last window, which ends after the file is ready. */
function judgeReads(windows: readonly Load[], idle: readonly Load[]): Finding {
  const busy = windows.length > 1 ? windows.slice(0, -1) : windows
  const ratio = mean(busy) / mean(idle)
  return {
    what: `first page of the members while it is made, ${busy.length} windows of ${WINDOW_SECONDS} s`,
    ours: `${Math.round(mean(busy))}/s, slowest ${Math.round(Math.min(...busy.map(({ perSecond }) => perSecond)))}/s`,
    floor: `${Math.round(mean(idle))}/s before and after`,
    ratio: ratio.toFixed(2),
    target: `≥ ${READS_KEEP.toFixed(2)}`,
    isMet: ratio >= READS_KEEP,
  }
}

function readsOf(origin: string, token: string, pids: readonly number[]): Arm {
  const request = {
    method: 'POST' as const,
    path: listMembers.path,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      [CSRF_HEADER]: CSRF_VALUE,
    },
    body: JSON.stringify({ filter: {}, sort: { by: 'joinedAt', isDescending: true }, text: '' }),
  }
  return { name: 'reads', origin, connections: CONNECTIONS, requestsOf: () => [request], pids }
}

async function order(db: PrismaClient): Promise<number> {
  const wanted = {
    choice: { screen: 'members', filter: {}, text: '' },
    format: 'xlsx',
    columns: exportListOf('members').columns.map(({ key }) => key),
    isUnmasked: false,
    purpose: 'check',
    text: 'bench',
  } as const
  const ordered = await orderExport({ db, input: wanted, actor: employeeActor(), now: new Date() })
  if (isDenied(ordered)) throw new Error(ordered.reason)
  const { exportNo } = ordered
  await db.$transaction(async (tx) => {
    await tx.staffExport.update({ where: { exportNo }, data: { status: 'ordered' } })
    await handOver(tx, makeExport, { exportNo })
  })
  return exportNo
}

async function isMade(db: PrismaClient, exportNo: number): Promise<boolean> {
  await sleep(10)
  const { status, failure } = await db.staffExport.findUniqueOrThrow({ where: { exportNo } })
  if (status === 'failed' || status === 'refused') throw new Error(`the export was ${status}: ${failure}`)
  return status === 'ready'
}
