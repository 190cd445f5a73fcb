import { offerSeats } from '@hygiene/contracts/platform/job/offer-seats'
import { handOver } from '@hygiene/db/outbox'
import { eventually } from '@hygiene/testing/drive/eventually'
import { seoul } from '@hygiene/testing/scenarios/queue-scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type QueueWorker, startQueueWorker } from './testing/start-queue-worker.ts'
import { spawnWorker, type WorkerProcess } from './testing/worker-process.ts'

let scenario: QueueWorker
let processes: WorkerProcess[] = []
beforeAll(async () => {
  scenario = await startQueueWorker()
})
afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()))
  processes = []
  await scenario.stop()
})

async function start(): Promise<WorkerProcess> {
  const worker = await spawnWorker({ DATABASE_URL: scenario.url, STORAGE_DIR: scenario.directory })
  processes.push(worker)
  return worker
}

async function someoneWaits(): Promise<boolean> {
  const { rows } = await scenario.database.pool.query(
    `SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE '%"Message"%'`,
  )
  return rows.length > 0
}

async function messages(): Promise<number> {
  return scenario.database.db.message.count({ where: { kind: 'seatOffered' } })
}

it('offers a seat once when a worker is killed in the middle of an offer', async () => {
  const { db, pool } = scenario.database
  const year = new Date().getUTCFullYear() + 1
  const startsAt = seoul(`${year}-12-10T10:00`)
  const session = await scenario.session(1, { startsAt, applyOpensAt: new Date(0), applyClosesAt: startsAt })
  const person = await scenario.wait(session, new Date())

  const blocker = await pool.connect()
  await blocker.query('BEGIN')
  await blocker.query('LOCK TABLE "Message" IN SHARE MODE')
  const { sessionNo } = session
  await db.$transaction((tx) => handOver(tx, offerSeats, { sessionNo }))
  const first = await start()
  await eventually(someoneWaits)
  await first.kill()
  await blocker.query('ROLLBACK')
  blocker.release()
  await eventually(async () => !(await someoneWaits()))
  expect(await scenario.places(person)).toEqual(['waiting waiting applied'])
  expect(await messages()).toBe(0)

  await start()
  await eventually(async () => (await messages()) > 0, 90_000)
  expect(await scenario.places(person)).toEqual(['offered waiting applied'])
  expect(await messages()).toBe(1)
}, 120_000)
