import { issueCertificate } from '@hygiene/contracts/platform/job/issue-certificate'
import { handOver, unknownKinds } from '@hygiene/db/outbox'
import { eventually } from '@hygiene/testing/drive/eventually'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { listenForRows } from './listen-for-rows.ts'
import { openQueues, type QueueBackend } from '@hygiene/gateways/queues'
import { KNOWN_KINDS, relayOutbox } from './relay.ts'
import { startRelay } from './relay-loop.ts'

let scenario: TestWorker
let queues: QueueBackend

beforeAll(async () => {
  scenario = await startTestWorker()
  queues = await openQueues('', scenario.url)
})
afterAll(async () => {
  await queues.close()
  await scenario.stop()
})

describe('rows of an unknown kind', () => {
  it('sets rows of an unknown kind aside, reports them and blocks nothing, however many', async () => {
    const { db } = scenario.database
    await db.outbox.createMany({
      data: Array.from({ length: 150 }, () => ({ kind: 'print-on-paper', payload: {} })),
    })
    await db.$transaction((tx) => handOver(tx, issueCertificate, { certificateNo: 1 }))
    expect(await relayOutbox(db, queues, new Date())).toBe(1)
    expect([...(await unknownKinds(db, KNOWN_KINDS))]).toEqual([['print-on-paper', 150]])

    const relay = startRelay(scenario.deps, queues)
    await eventually(async () =>
      scenario.lines.some((line) => line.includes('150 rows of the kind print-on-paper')),
    )
    await relay.stop()
    await db.outbox.deleteMany()
  })
})

describe('jobs that never succeed', () => {
  it('keeps jobs that never succeed behind new ones when offered again', async () => {
    const { db } = scenario.database
    const longAgo = new Date(Date.now() - 3_600_000)
    await db.outbox.createMany({
      data: Array.from({ length: 150 }, (_, index) => ({
        kind: 'issue-certificate',
        payload: { certificateNo: 1000 + index },
        relayedAt: longAgo,
      })),
    })
    await db.$transaction((tx) => handOver(tx, issueCertificate, { certificateNo: 2 }))
    expect(await relayOutbox(db, queues, new Date())).toBe(1)
    await db.outbox.deleteMany()
  })
})

describe('the listening connection', () => {
  it('reopens a broken listening connection once and receives new rows', async () => {
    let heard = 0
    let isStopped = false
    const listener = listenForRows(
      scenario.url,
      () => {
        heard += 1
      },
      () => isStopped,
    )
    const listening = async (): Promise<number> => {
      const { rows } = await scenario.database.pool.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN outbox'`,
      )
      return rows.length
    }
    await eventually(async () => (await listening()) === 1)
    await scenario.database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query = 'LISTEN outbox'`,
    )
    await eventually(async () => (await listening()) === 0)
    await eventually(async () => (await listening()) === 1)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await listening()).toBe(1)

    const before = heard
    const speaker = new pg.Client({ connectionString: scenario.url })
    await speaker.connect()
    await speaker.query('NOTIFY outbox')
    await speaker.end()
    await eventually(async () => heard > before)
    isStopped = true
    await listener.stop()
  })
})
