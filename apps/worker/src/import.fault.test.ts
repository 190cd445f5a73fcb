import { addEmployee, type RunningSandbox, startSandbox } from '@hygiene/testing'
import { eventually } from '@hygiene/testing/drive/eventually'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { csvOf, OLD_HEADER, oldRow, uploaded } from './testing/import-files.ts'
import { startTestWorker, type TestWorker } from './testing/start-test-worker.ts'
import { spawnWorker, type WorkerProcess } from './testing/worker-process.ts'

const ROWS = 250

let sandbox: RunningSandbox
let scenario: TestWorker
let processes: WorkerProcess[] = []
beforeEach(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/notice')
  scenario = await startTestWorker()
})
afterEach(async () => {
  await Promise.all(processes.map((process) => process.kill()))
  processes = []
  await scenario.stop()
  await sandbox.stop()
})

async function start(): Promise<void> {
  const env = { DATABASE_URL: scenario.url, STORAGE_DIR: scenario.directory, REDIS_URL: '' }
  processes.push(await spawnWorker({ ...env, SOLAPI_BASE_URL: sandbox.origin }))
}

const hand = (kind: string, importNo: number) =>
  scenario.database.db.outbox.create({ data: { kind, payload: { importNo } } })

async function holdNumber(outnumber: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: scenario.url })
  await client.connect()
  await client.query('BEGIN')
  await client.query(
    `INSERT INTO "OldEducation" ("outnumber", "uname", "ubir", "cuname", "cname", "uaddr1", "eduEndDate") VALUES ($1, '', '', '', '', '', now())`,
    [outnumber],
  )
  return async () => {
    await client.query('ROLLBACK')
    await client.end()
  }
}

it('continues an import after the worker is killed and writes each row once', async () => {
  const { db } = scenario.database
  const { employeeNo } = await addEmployee(db, { loginId: 'importer', role: 'education' })
  const bytes = Buffer.from(csvOf(OLD_HEADER, ...Array.from({ length: ROWS }, (_, at) => oldRow(at))))
  const importNo = await uploaded(scenario, { employeeNo, bytes })
  const status = async () => (await db.staffImport.findUniqueOrThrow({ where: { importNo } })).status
  await hand('read-import', importNo)
  await start()
  await eventually(async () => (await status()) === 'mapping')
  await db.staffImport.update({ where: { importNo }, data: { status: 'checking' } })
  await hand('check-import', importNo)
  await eventually(async () => (await status()) === 'ready')

  const letGo = await holdNumber(oldRow(150)[0] ?? '')
  await db.staffImport.update({ where: { importNo }, data: { status: 'ordered', orderedByNo: employeeNo } })
  await hand('carry-out-import', importNo)
  await eventually(async () => (await db.oldEducation.count()) === 100)
  await processes[0]?.kill()
  await letGo()
  expect(await db.oldEducation.count()).toBe(100)

  await start()
  await eventually(async () => (await status()) === 'done', 90_000)
  expect(await db.oldEducation.count()).toBe(ROWS)
  expect(await db.staffImportRow.count({ where: { importNo, outcome: 'added' } })).toBe(ROWS)
}, 150_000)
