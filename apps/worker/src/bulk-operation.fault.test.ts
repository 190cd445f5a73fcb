import { randomUUID } from 'node:crypto'
import { addPerson, type RunningSandbox, startSandbox } from '@hygiene/testing'
import { eventually } from '@hygiene/testing/drive/eventually'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from './testing/start-test-worker.ts'
import { spawnWorker, type WorkerProcess } from './testing/worker-process.ts'

const PEOPLE = 500

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

async function ordered(): Promise<number[]> {
  const { db } = scenario.database
  const now = new Date()
  const { memberNo: _no, userId: _id, ...facts } = await addPerson(db, { userId: 'first' })
  await db.member.createMany({
    data: Array.from({ length: PEOPLE - 1 }, (_, at) => ({
      ...facts,
      userId: `bulk${at}`,
      identityKeyHash: null,
    })),
  })
  const people = await db.member.findMany({ select: { memberNo: true }, orderBy: { memberNo: 'asc' } })
  const memberNos = people.map(({ memberNo }) => memberNo)
  const { employeeNo } = await db.employee.create({
    data: { loginId: 'bulker', name: '상담', passwordHash: '', role: 'support', createdAt: now },
  })
  const action = await db.bulkOperation.create({
    data: {
      kind: 'text',
      screen: 'members',
      setNo: randomUUID(),
      conditions: { filter: {}, text: '', branches: null },
      employee: { connect: { employeeNo } },
      text: { create: { employeeNo, body: '점검 안내입니다.', writtenAt: now } },
      reason: '점검',
      rowCount: PEOPLE,
      leftCount: 0,
      status: 'running',
      orderedAt: now,
      rows: { create: memberNos.map((memberNo) => ({ subjectNo: memberNo, setKey: String(memberNo) })) },
    },
  })
  await db.outbox.create({
    data: { kind: 'run-bulk-operation', payload: { bulkOperationNo: action.bulkOperationNo } },
  })
  return memberNos
}

async function holdRow(memberNo: number): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: scenario.url })
  await client.connect()
  await client.query('BEGIN')
  await client.query('SELECT 1 FROM "BulkOperationRow" WHERE "subjectNo" = $1 FOR UPDATE', [memberNo])
  return async () => {
    await client.query('ROLLBACK')
    await client.end()
  }
}

it('continues a bulk operation after the worker is killed and notifies each person once', async () => {
  const { db } = scenario.database
  const memberNos = await ordered()
  const letGo = await holdRow(memberNos[300] ?? 0)
  await start()
  await eventually(async () => (await db.message.count()) === 200)
  await processes[0]?.kill()
  await letGo()
  expect(await db.message.count()).toBe(200)

  await start()
  await eventually(async () => (await db.bulkOperation.findFirstOrThrow()).status === 'done', 90_000)
  const notified = await db.message.findMany({ orderBy: { memberNo: 'asc' } })
  expect(notified.map(({ memberNo }) => memberNo)).toEqual(memberNos)
  expect(await db.bulkOperationRow.count({ where: { outcome: 'done' } })).toBe(PEOPLE)
}, 150_000)
