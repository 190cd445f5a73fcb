import { eventually } from '@hygiene/testing/drive/eventually'
import { proxyTo } from '@hygiene/testing/drive/silent-proxy'
import { startMachineRedis, startRedis } from '@hygiene/testing/redis'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openQueues } from '@hygiene/gateways/queues'
import { relayOutbox } from './queues/relay.ts'
import { issue } from './testing/issued-certificates.ts'
import { startTestWorker, type TestWorker } from './testing/start-test-worker.ts'
import { spawnWorker, type WorkerProcess } from './testing/worker-process.ts'

const JOBS = 40

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

async function start(redisUrl = '', databaseUrl = scenario.url): Promise<WorkerProcess> {
  const worker = await spawnWorker({
    DATABASE_URL: databaseUrl,
    STORAGE_DIR: scenario.directory,
    REDIS_URL: redisUrl,
  })
  processes.push(worker)
  return worker
}

async function drawn(): Promise<number> {
  return scenario.database.db.certificate.count({ where: { fileNo: { not: null } } })
}

async function effects(): Promise<{ drawn: number; files: number }> {
  return { drawn: await drawn(), files: await scenario.database.db.storedFile.count() }
}

const EVERY_ONE_ONCE = { drawn: JOBS, files: JOBS }

describe('a killed worker', () => {
  it('draws every certificate once after a worker is killed', async () => {
    for (let count = 0; count < JOBS; count += 1) await issue(scenario)
    const first = await start()
    await eventually(async () => (await drawn()) > 0)
    await first.kill()
    expect(await drawn()).toBeLessThanOrEqual(JOBS)

    // Jobs in progress at the power cut are stalled; BullMQ returns them within seconds.
    await start()
    await eventually(async () => (await drawn()) === JOBS, 90_000)
    expect(await effects()).toEqual(EVERY_ONE_ONCE)
  }, 120_000)

  it('ends a worker cleanly on request', async () => {
    await issue(scenario)
    const worker = await start()
    await eventually(async () => (await drawn()) === 1)
    expect(await worker.terminate()).toBe(0)
  }, 60_000)
})

const hasRedis = await startRedis()
await hasRedis?.stop()

/**
 * Is half of the grace period of packages/deploy/compose.production.yml, in milliseconds. A process that has not ended by then is
 * killed.
 */
const HALF_OF_GRACE = 22_500

describe('a stopping worker', () => {
  it('ends a worker within half of its grace period while its database is silent', async () => {
    const proxy = await proxyTo(scenario.url)
    const worker = await start('', proxy.url)
    proxy.fallSilent('all')
    const began = performance.now()
    expect(await worker.terminate()).toBe(0)
    expect(performance.now() - began).toBeLessThan(HALF_OF_GRACE)
    await proxy.stop()
  }, 60_000)

  it.runIf(hasRedis?.kind === 'machine')(
    'ends a worker within half of its grace period while Redis is away',
    async () => {
      const redis = await startMachineRedis()
      const worker = await start(redis.url)
      await redis.stop()
      const began = performance.now()
      expect(await worker.terminate()).toBe(0)
      expect(performance.now() - began).toBeLessThan(HALF_OF_GRACE)
    },
    60_000,
  )
})

describe.runIf(hasRedis?.kind === 'machine')('a killed Redis', () => {
  it('draws every certificate once although Redis loses its memory', async () => {
    const redis = await startMachineRedis()
    const port = Number(new URL(redis.url).port)
    for (let count = 0; count < JOBS; count += 1) await issue(scenario)
    const queues = await openQueues(redis.url, scenario.url)
    await relayOutbox(scenario.database.db, queues, new Date(Date.now() - 120_000))
    await queues.close()
    await redis.stop()

    const back = await startMachineRedis(port)
    try {
      await start(back.url)
      await eventually(async () => (await drawn()) === JOBS, 60_000)
      expect(await effects()).toEqual(EVERY_ONE_ONCE)
    } finally {
      await back.stop()
    }
  }, 90_000)

  it('keeps the rows while Redis is away and hands them over on its return', async () => {
    const redis = await startMachineRedis()
    const port = Number(new URL(redis.url).port)
    await start(redis.url)
    await redis.stop()
    for (let count = 0; count < JOBS; count += 1) await issue(scenario)
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    expect(await drawn()).toBe(0)

    const back = await startMachineRedis(port)
    try {
      await eventually(async () => (await drawn()) === JOBS, 60_000)
      expect(await effects()).toEqual(EVERY_ONE_ONCE)
    } finally {
      await back.stop()
    }
  }, 90_000)
})
