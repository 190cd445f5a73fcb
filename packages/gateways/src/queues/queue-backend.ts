import { setTimeout as sleep } from 'node:timers/promises'
import { JOB_QUEUES, type JobQueue } from '@hygiene/contracts/kit/job'
import {
  type BackendFactory,
  type Job as BullJob,
  PostgresConnection,
  type PostgresConnectionOptions,
  PostgresQueueBackend,
  Queue,
  runMigrations,
  Worker,
} from 'bullmq'
import { Redis } from 'ioredis'
import pg from 'pg'

const TRY_AGAIN_MS = 1_000

/**
 * Works around BullMQ 6.7, which remembers the failure of its first connection (postgres-connection.js, `readyPromise`). If a
 * busy database answered too late, the queue would refuse every job until the process ends. This class retries the first
 * connection until it succeeds.
 */
class LastingConnection extends PostgresConnection {
  private reaching: Promise<void> | undefined

  override async waitUntilReady(): Promise<void> {
    this.reaching ??= this.reach()
    await this.reaching
    return super.waitUntilReady()
  }

  private async reach(): Promise<void> {
    for (;;) {
      try {
        const client = await this.pool.connect()
        client.release()
        return
      } catch (error) {
        if (this.isClosing) throw error
        await sleep(TRY_AGAIN_MS, undefined, { ref: false })
      }
    }
  }
}

type PostgresBackend = BackendFactory<PostgresQueueBackend, PostgresConnectionOptions>

/** Mirrors BullMQ's `createPostgresBackend` with such a connection. A worker's connection is named after its queue. */
const createLastingBackend: PostgresBackend = (name, options, { withBlockingConnection } = {}) => {
  const connection = new LastingConnection(options.connection)
  return new PostgresQueueBackend(connection, name, options, true, withBlockingConnection ? name : undefined)
}

type OutboxQueue = Pick<Queue, 'add' | 'getFailed' | 'getJob' | 'getJobCounts'>
type Handle = (job: BullJob) => Promise<void>

/** Runs BullMQ on Redis or on its PostgreSQL back end with the same queues and handlers (docs/decisions/004). */
export interface QueueBackend {
  readonly kind: 'redis' | 'postgres'
  queue: (name: JobQueue) => OutboxQueue
  worker: (name: JobQueue, handle: Handle) => Pick<Worker, 'on'>
  close: () => Promise<void>
}

interface Driver {
  kind: QueueBackend['kind']
  openQueue: (name: JobQueue) => Queue
  openWorker: (name: JobQueue, handle: Handle) => Worker
  disconnect: () => void
}

const CONCURRENCY: Record<JobQueue, number> = {
  documents: 2,
  payments: 4,
  seats: 2,
  messages: 2,
  exports: 1,
  imports: 1,
  videos: 1,
}

/** Returns a dead worker's job to the queue within 15 s, as often as needed. Handlers may therefore run twice. */
const STALLED = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 20 }

/** Drops a silent PostgreSQL connection after longer than any of BullMQ's statements takes. */
const BOUNDED = {
  keepAlive: true,
  connectionTimeoutMillis: 10_000,
  query_timeout: 30_000,
  statement_timeout: 20_000,
}

export async function openQueues(redisUrl: string, databaseUrl: string): Promise<QueueBackend> {
  return around(redisUrl === '' ? await postgresDriver(databaseUrl) : redisDriver(redisUrl))
}

function redisDriver(url: string): Driver {
  // Workers block on Redis, so a lost connection must wait instead of throwing.
  const connection = new Redis(url, { maxRetriesPerRequest: null })
  // ioredis reconnects by itself; without a listener its errors would end the process.
  connection.on('error', () => {})
  return {
    kind: 'redis',
    openQueue: (name) => new Queue(name, { connection }),
    openWorker: (name, handle) =>
      new Worker(name, handle, { connection, concurrency: CONCURRENCY[name], ...STALLED }),
    disconnect: () => connection.disconnect(),
  }
}

async function postgresDriver(url: string): Promise<Driver> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await runMigrations(client)
  } finally {
    await client.end()
  }
  const connection = { connectionString: url, max: 4, ...BOUNDED }
  return {
    kind: 'postgres',
    openQueue: (name) => new Queue(name, { connection }, createLastingBackend) as unknown as Queue,
    openWorker: (name, handle) =>
      new Worker(
        name,
        handle,
        { connection, concurrency: CONCURRENCY[name], ...STALLED },
        createLastingBackend,
      ) as unknown as Worker,
    disconnect: () => {},
  }
}

function around(driver: Driver): QueueBackend {
  const queues = new Map(JOB_QUEUES.map((name) => [name, driver.openQueue(name)]))
  const workers: Worker[] = []
  // Connection errors are also rejected where they matter. This listener only keeps them from ending the process.
  for (const queue of queues.values()) queue.on('error', () => {})
  return {
    kind: driver.kind,
    queue(name) {
      const queue = queues.get(name)
      if (!queue) throw new Error(`No queue ${name}`)
      return queue
    },
    worker(name, handle) {
      const worker = driver.openWorker(name, handle)
      workers.push(worker)
      return worker
    },
    async close() {
      await Promise.allSettled(workers.map((worker) => worker.close()))
      await Promise.allSettled([...queues.values()].map((queue) => queue.close()))
      driver.disconnect()
    },
  }
}
