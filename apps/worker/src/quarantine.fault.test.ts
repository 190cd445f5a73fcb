import { QUARANTINED } from '@hygiene/domain/platform/job/job-kinds'
import { openQueues } from '@hygiene/gateways/queues'
import { addEmployee } from '@hygiene/testing'
import { eventually } from '@hygiene/testing/drive/eventually'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { csvOf, OLD_HEADER, oldRow, uploaded } from './testing/import-files.ts'
import { issue } from './testing/issued-certificates.ts'
import { startTestWorker, type TestWorker } from './testing/start-test-worker.ts'
import { spawnWorker, type WorkerProcess } from './testing/worker-process.ts'

let scenario: TestWorker
let processes: WorkerProcess[] = []
beforeEach(async () => {
  scenario = await startTestWorker()
})
afterEach(async () => {
  await Promise.all(processes.map((process) => process.kill()))
  processes = []
  await scenario.stop()
})

async function start(): Promise<WorkerProcess> {
  const env = { DATABASE_URL: scenario.url, STORAGE_DIR: scenario.directory, REDIS_URL: '' }
  const worker = await spawnWorker({ ...env, LOG_LEVEL: 'warn' })
  processes.push(worker)
  return worker
}

async function hold(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: scenario.url })
  await client.connect()
  await client.query('BEGIN')
  await client.query(`LOCK TABLE "${table}" IN EXCLUSIVE MODE`)
  return async () => {
    await client.query('ROLLBACK')
    await client.end()
  }
}

const inProgress = (queue: string, crashes: number) => async () =>
  (await scenario.database.db.jobRun.count({
    where: { jobId: { startsWith: `${queue} ` }, startedAt: { not: null }, crashes },
  })) === 1

it('sets aside a job under which two processes died and finishes the other work', async () => {
  const { db } = scenario.database
  const { employeeNo } = await addEmployee(db, { loginId: 'importer', role: 'education' })
  const bytes = Buffer.from(csvOf(OLD_HEADER, oldRow(1)))
  const importNo = await uploaded(scenario, { employeeNo, bytes })
  const certificateNo = await issue(scenario)
  const letImport = await hold('StaffImportRow')
  const letDocument = await hold('StoredFile')
  await db.outbox.create({ data: { kind: 'read-import', payload: { importNo } } })

  const first = await start()
  await eventually(inProgress('imports', 0), 30_000)
  await eventually(inProgress('documents', 0), 30_000)
  await first.kill()
  await letDocument()
  const second = await start()
  await eventually(inProgress('imports', 1), 60_000)
  await second.kill()
  await start()
  const head = () => db.staffImport.findUniqueOrThrow({ where: { importNo } })
  await eventually(
    async () => (await db.jobRun.count({ where: { crashes: 1, startedAt: null } })) === 1,
    60_000,
  )
  await letImport()
  await eventually(async () => (await head()).status === 'refused', 30_000)
  const certificate = () => db.certificate.findUniqueOrThrow({ where: { certificateNo } })
  await eventually(async () => (await certificate()).fileNo !== null, 30_000)

  expect(await head()).toMatchObject({ failure: expect.stringMatching(/읽지 못했습니다/) })
  const queues = await openQueues('', scenario.url)
  const failed = await queues.queue('imports').getFailed()
  expect(failed.map(({ name, failedReason }) => ({ name, failedReason }))).toEqual([
    { name: 'read-import', failedReason: QUARANTINED },
  ])
  expect(await queues.queue('documents').getFailed()).toEqual([])
  await queues.close()
}, 240_000)

it('does not count a job interrupted by an orderly end as a crash', async () => {
  const { db } = scenario.database
  const { employeeNo } = await addEmployee(db, { loginId: 'importer', role: 'education' })
  const importNo = await uploaded(scenario, { employeeNo, bytes: Buffer.from(csvOf(OLD_HEADER, oldRow(1))) })
  const letGo = await hold('StaffImportRow')
  await db.outbox.create({ data: { kind: 'read-import', payload: { importNo } } })
  const worker = await start()
  await eventually(inProgress('imports', 0), 30_000)
  expect(await worker.terminate()).toBe(0)
  expect(await db.jobRun.count()).toBe(0)
  await letGo()
}, 60_000)
