import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { carryOutImport } from '@hygiene/contracts/jobs/carry-out-import'
import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { decideImportRows } from '@hygiene/contracts/staff-imports/decide-import-rows'
import { listImportRows } from '@hygiene/contracts/staff-imports/list-import-rows'
import { mapImport } from '@hygiene/contracts/staff-imports/map-import'
import { readStaffImport } from '@hygiene/contracts/staff-imports/read-staff-import'
import { connectDatabase, handOver, type PrismaClient } from '@hygiene/db'
import { buildPrograms } from '../../build/build-programs.ts'
import { bundleOf } from '../../build/bundled-programs.ts'
import { say } from '../../launcher/step.ts'
import { uploadRows } from '../import-file.ts'
import { signToken } from '../bookers.ts'
import { startChild } from '../child.ts'
import { writeExportWorld } from '../export-world.ts'
import { type BenchWorker, startWorker } from '../export-worker.ts'
import type { Finding } from '../finding.ts'
import { apiSettings, type BenchTown } from '../town.ts'

/** IMPORT_ROWS=10000 pnpm bench import for a shorter run. */
const ROWS = Number(process.env['IMPORT_ROWS'] ?? 100_000)
const MEGABYTES_AT_MOST = 250
const ANSWER_MS = 1_000

interface Desk {
  db: PrismaClient
  storage: string
  worker: BenchWorker
  /** Answers the entity and the milliseconds it took. */
  ask: (contract: Endpoint, body: object) => Promise<{ entity: unknown; ms: number }>
}

/** The most rows of a file, all of them wrong and all of them right, by the worker; and the desk's answers about them. */
export async function benchImport(town: BenchTown): Promise<Finding[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-import-'))
  const undo: (() => Promise<void> | void)[] = [
    () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }),
  ]
  try {
    await buildPrograms()
    const url = await town.addDatabase('import')
    const loginNo = await writeExportWorld(url, 0)
    const database = connectDatabase({ url, poolSize: 2 })
    undo.push(() => database.close())
    const settings = apiSettings(url, scratch)
    const api = await startChild(bundleOf('apps/api/src/main.ts'), settings)
    undo.push(api.stop)
    const findings: Finding[] = []
    for (const isWrong of [true, false]) {
      const worker = await startWorker({ ...settings, PAYMENT_POLL_SECONDS: '3600' })
      undo.push(worker.stop)
      const ask = asker(api.origin, signToken(loginNo))
      findings.push(
        ...(await importFile({ db: database.db, storage: join(scratch, 'storage'), worker, ask }, isWrong)),
      )
      await worker.stop()
    }
    return findings
  } finally {
    for (const end of undo.toReversed()) await end()
  }
}

async function importFile(desk: Desk, isWrong: boolean): Promise<Finding[]> {
  const resting = desk.worker.peak()
  const steps: string[] = []
  const timed = async (name: string, work: () => Promise<unknown>) => {
    const since = performance.now()
    await work()
    steps.push(`${name} ${((performance.now() - since) / 1000).toFixed(1)} s`)
  }
  let importNo = 0
  await timed('read', async () => {
    importNo = await uploadRows(desk, ROWS, isWrong)
    await until(desk.db, importNo, 'mapping')
  })
  await timed('judged', async () => {
    const { entity } = await desk.ask(readStaffImport, { importNo })
    const { mapping } = entity as { mapping: object }
    await desk.ask(mapImport, { importNo, ...mapping, isFinal: true })
    await until(desk.db, importNo, 'ready')
  })
  const slowest = await slowestAnswer(desk, importNo, isWrong)
  if (isWrong) {
    const { ms } = await desk.ask(decideImportRows, {
      importNo,
      rows: { rowClass: 'wrong' },
      decision: 'skip',
    })
    steps.push(`all left out ${(ms / 1000).toFixed(1)} s`)
  } else await timed('written', () => write(desk, importNo))
  const kept = await desk.db.oldEducation.count()
  const what = `${ROWS.toLocaleString('en')} ${isWrong ? 'wrong' : 'right'} rows`
  say(`  ${what}: ${steps.join(', ')}; ${kept.toLocaleString('en')} records`)
  const peak = desk.worker.peak()
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

/** As a second employee would have approved it. */
async function write({ db }: Desk, importNo: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const data = { status: 'ordered', orderedByNo: 1, orderedAt: new Date(), words: 'bench' } as const
    await tx.staffImport.update({ where: { importNo }, data })
    await handOver(tx, carryOutImport, { importNo })
  })
  await until(db, importNo, 'done')
}

/** The head with its counts, the first page, a page in the middle and the last one. */
async function slowestAnswer({ ask }: Desk, importNo: number, isWrong: boolean): Promise<number> {
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

function asker(origin: string, token: string): Desk['ask'] {
  return async (contract, body) => {
    const since = performance.now()
    const response = await fetch(`${origin}${contract.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        [CSRF_HEADER]: CSRF_VALUE,
      },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { entity?: unknown }
    if (!answer.entity) throw new Error(`${contract.operation}: ${JSON.stringify(answer)}`)
    return { entity: answer.entity, ms: performance.now() - since }
  }
}
