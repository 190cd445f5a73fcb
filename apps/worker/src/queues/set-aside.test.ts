import { issueCertificate } from '@hygiene/contracts'
import { handOver } from '@hygiene/db'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually, openWorkerTown, type WorkerTown } from '../testing/worker-town.ts'
import { listenForRows } from './listen-for-rows.ts'
import { openQueues, type QueueBackend } from './queue-backend.ts'
import { relayOutbox, unknownKinds } from './relay.ts'
import { startRelay } from './relay-loop.ts'

let town: WorkerTown
let queues: QueueBackend

beforeAll(async () => {
  town = await openWorkerTown()
  queues = await openQueues('', town.url)
})
afterAll(async () => {
  await queues.close()
  await town.stop()
})

describe('rows of a kind nobody knows', () => {
  it('are set aside and told of, and hold nothing up, however many they are', async () => {
    const { db } = town.database
    await db.outbox.createMany({
      data: Array.from({ length: 150 }, () => ({ kind: 'print-on-paper', payload: {} })),
    })
    await db.$transaction((tx) => handOver(tx, issueCertificate, { certificateNo: 1 }))
    expect(await relayOutbox(db, queues, new Date())).toBe(1)
    expect([...(await unknownKinds(db))]).toEqual([['print-on-paper', 150]])

    const relay = startRelay(town.deps, queues)
    await eventually(async () =>
      town.lines.some((line) => line.includes('150 rows of the kind print-on-paper')),
    )
    await relay.stop()
    await db.outbox.deleteMany()
  })
})

describe('jobs that never succeed', () => {
  it('do not stand before new ones when they are offered again', async () => {
    const { db } = town.database
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

describe('the connection that listens', () => {
  it('is opened once again when it breaks, and hears of new rows', async () => {
    let heard = 0
    let isStopped = false
    const listener = listenForRows(
      town.url,
      () => {
        heard += 1
      },
      () => isStopped,
    )
    const listening = async (): Promise<number> => {
      const { rows } = await town.database.pool.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN outbox'`,
      )
      return rows.length
    }
    await eventually(async () => (await listening()) === 1)
    await town.database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query = 'LISTEN outbox'`,
    )
    await eventually(async () => (await listening()) === 0)
    await eventually(async () => (await listening()) === 1)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await listening()).toBe(1)

    const before = heard
    const speaker = new pg.Client({ connectionString: town.url })
    await speaker.connect()
    await speaker.query('NOTIFY outbox')
    await speaker.end()
    await eventually(async () => heard > before)
    isStopped = true
    await listener.stop()
  })
})
