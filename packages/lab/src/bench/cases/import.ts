import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { carryOutImport } from '@hygiene/contracts/platform/job/carry-out-import'
import { decideImportRows } from '@hygiene/contracts/staff/import/decide-import-rows'
import { listImportRows } from '@hygiene/contracts/staff/import/list-import-rows'
import { mapImport } from '@hygiene/contracts/staff/import/map-import'
import { readStaffImport } from '@hygiene/contracts/staff/import/read-staff-import'
import { connectDatabase } from '@hygiene/db/connect'
import { handOver } from '@hygiene/db/outbox'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { buildPrograms } from '@hygiene/tooling/build-programs'
import { bundleOf } from '@hygiene/tooling/bundled-programs'
import { say } from '@hygiene/tooling/step'
import { type Ask, asker } from '../ask.ts'
import { type BenchFile, uploadRows } from '../import-file.ts'
import { signToken } from '../bookers.ts'
import { startChild } from '../child.ts'
import { writeExportWorld } from '../export-world.ts'
import { type BenchWorker, startWorker } from '../export-worker.ts'
import type { Finding } from '../finding.ts'
import { apiSettings, type BenchEnvironment } from '../environment.ts'

const ROWS = Number(process.env['IMPORT_ROWS'] ?? 100_000)
const MEMBERS = Number(process.env['IMPORT_MEMBERS'] ?? 300_000)
const FILES: readonly BenchFile[] = [
  { kind: 'oldRecords', rows: ROWS, wrongEvery: 1 },
  { kind: 'oldRecords', rows: ROWS, wrongEvery: 0 },
  { kind: 'members', rows: MEMBERS, wrongEvery: 1_000 },
]
const MEGABYTES_AT_MOST = 250
const ANSWER_MS = 1_000

interface Admin {
  db: PrismaClient
  storage: string
  worker: BenchWorker
  start: () => Promise<BenchWorker>
  ask: Ask
}

export async function benchImport(environment: BenchEnvironment): Promise<Finding[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-import-'))
  const undo: (() => Promise<void> | void)[] = [
    () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }),
  ]
  try {
    await buildPrograms()
    const url = await environment.addDatabase('import')
    const loginNo = await writeExportWorld(url, 0)
    const database = connectDatabase({ url, poolSize: 2 })
    undo.push(() => database.close())
    const settings = apiSettings(url, scratch)
    const api = await startChild(bundleOf('apps/api/src/main.ts'), settings)
    undo.push(api.stop)
    const findings: Finding[] = []
    const ask = asker(api.origin, signToken(loginNo))
    for (const file of FILES) {
      const start = () => startWorker({ ...settings, PAYMENT_POLL_SECONDS: '3600' })
      const admin = { db: database.db, storage: join(scratch, 'storage'), worker: await start(), start, ask }
      undo.push(() => admin.worker.stop())
      findings.push(...(await importFile(admin, file)))
      await admin.worker.stop()
    }
    return findings
  } finally {
    for (const end of undo.toReversed()) await end()
  }
}

async function importFile(admin: Admin, file: BenchFile): Promise<Finding[]> {
  const { kind, rows, wrongEvery } = file
  const resting = admin.worker.peak()
  const steps: string[] = []
  const timed = async (name: string, work: () => Promise<unknown>) => {
    const since = performance.now()
    admin.worker.peakOfStep()
    await work()
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    steps.push(`${name} ${seconds} s (${Math.round(admin.worker.peakOfStep())} MB)`)
  }
  let importNo = 0
  await timed('read', async () => {
    importNo = await uploadRows(admin, file)
    await until(admin.db, importNo, 'mapping')
  })
  await timed('judged', async () => {
    const { entity } = await admin.ask(readStaffImport, { importNo })
    const { mapping } = entity as { mapping: object }
    await admin.ask(mapImport, { importNo, ...mapping, isFinal: true })
    await until(admin.db, importNo, 'ready')
  })
  const slowest = await slowestAnswer(admin, importNo, wrongEvery === 1)
  if (wrongEvery > 0) {
    const { ms } = await admin.ask(decideImportRows, {
      importNo,
      rows: { rowClass: 'wrong' },
      decision: 'skip',
    })
    steps.push(
      `${Math.ceil(rows / wrongEvery).toLocaleString('en')} wrong rows left out ${(ms / 1000).toFixed(1)} s`,
    )
  }
  let peak = 0
  if (wrongEvery !== 1) {
    await timed(kind === 'members' ? 'written, the worker killed in the middle' : 'written', async () => {
      await order(admin, importNo)
      if (kind === 'members') peak = await killInTheMiddle(admin, importNo, rows)
      await until(admin.db, importNo, 'done')
    })
  }
  const kept = kind === 'members' ? await admin.db.formerAccount.count() : await admin.db.oldEducation.count()
  const what = `${rows.toLocaleString('en')} rows of ${kind}`
  say(`  ${what}: ${steps.join(', ')}; ${kept.toLocaleString('en')} records`)
  peak = Math.max(peak, admin.worker.peak())
  return [
    {
      what: `memory of the worker, ${what}, ${steps.join(', ')}`,
      ours: `${Math.round(peak)} MB`,
      floor: `${Math.round(resting)} MB at rest`,
      ratio: `×${(peak / resting).toFixed(1)}`,
      target: `< ${MEGABYTES_AT_MOST} MB`,
      isMet: peak < MEGABYTES_AT_MOST,
    },
    {
      what: `slowest answer of the preview, ${what}`,
      ours: `${Math.round(slowest)} ms`,
      floor: '–',
      ratio: '–',
      target: `< ${ANSWER_MS} ms`,
      isMet: slowest < ANSWER_MS,
    },
  ]
}

async function order({ db }: Admin, importNo: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const data = { status: 'ordered', orderedByNo: 1, orderedAt: new Date(), text: 'bench' } as const
    await tx.staffImport.update({ where: { importNo }, data })
    await handOver(tx, carryOutImport, { importNo })
  })
}

async function killInTheMiddle(admin: Admin, importNo: number, rows: number): Promise<number> {
  const done = async () => (await admin.db.staffImport.findUniqueOrThrow({ where: { importNo } })).doneRows
  while ((await done()) < rows / 2) await sleep(100)
  await admin.worker.kill()
  const peak = admin.worker.peak()
  admin.worker = await admin.start()
  return peak
}

async function slowestAnswer({ ask }: Admin, importNo: number, isWrong: boolean): Promise<number> {
  const page = { filter: { importNo, rowClass: isWrong ? 'wrong' : 'new' } }
  const answers = [
    await ask(readStaffImport, { importNo }),
    await ask(listImportRows, { ...page, sort: { by: 'rowAt', isDescending: false } }),
    await ask(listImportRows, { ...page, sort: { by: 'rowAt', isDescending: true } }),
  ]
  const { next } = (answers[1]?.entity as { next: string | null } | undefined) ?? { next: null }
  if (next)
    answers.push(
      await ask(listImportRows, { ...page, cursor: next, sort: { by: 'rowAt', isDescending: false } }),
    )
  say(`  answers of the preview: ${answers.map(({ ms }) => `${Math.round(ms)} ms`).join(', ')}`)
  return Math.max(...answers.map(({ ms }) => ms))
}

async function until(db: PrismaClient, importNo: number, wanted: string): Promise<void> {
  for (;;) {
    const { status, failure } = await db.staffImport.findUniqueOrThrow({ where: { importNo } })
    if (status === wanted) return
    if (['refused', 'stopped'].includes(status)) throw new Error(`the import was ${status}: ${failure}`)
    await sleep(100)
  }
}
