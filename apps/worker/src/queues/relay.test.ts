import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { issueCertificate } from '@hygiene/contracts/platform/job/issue-certificate'
import { handOver } from '@hygiene/db/outbox'
import { eventually } from '@hygiene/testing/drive/eventually'
import { startRedis, type TestRedis } from '@hygiene/testing/redis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issue } from '../testing/issued-certificates.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { startWorker } from '../worker.ts'
import { openQueues, type QueueBackend } from '@hygiene/gateways/queues'
import { markJobDone, relayOutbox } from './relay.ts'

const JOBS = fileURLToPath(new URL('../../../console/src/jobs.ts', import.meta.url))
const redis: TestRedis | undefined = await startRedis()
afterAll(() => redis?.stop())

const backends = [{ kind: 'postgres', url: '' }, ...(redis ? [{ kind: 'redis', url: redis.url }] : [])]

describe.each(backends)('the outbox on $kind', ({ url }) => {
  let scenario: TestWorker
  let queues: QueueBackend

  beforeAll(async () => {
    scenario = await startTestWorker()
    queues = await openQueues(url, scenario.url)
  })
  afterAll(async () => {
    await queues.close()
    await scenario.stop()
  })

  async function waiting(): Promise<number> {
    const counts = await queues.queue('documents').getJobCounts('waiting', 'prioritized', 'delayed')
    return Object.values(counts).reduce((sum, count) => sum + count, 0)
  }

  async function putBack(id: string): Promise<void> {
    const env = { ...process.env, DATABASE_URL: scenario.url, REDIS_URL: url }
    const { stdout } = await promisify(execFile)(process.execPath, [JOBS, 'retry', id], { env })
    expect(stdout).toContain(`${id} issue-certificate put back`)
  }

  async function freeze(certificateNo: number, text: { businessName: string }): Promise<void> {
    const { db } = scenario.database
    const { frozen } = await db.certificate.findUniqueOrThrow({ where: { certificateNo } })
    await db.certificate.update({
      where: { certificateNo },
      data: { frozen: { ...(frozen as object), ...text } },
    })
  }

  it('hands over nothing of a change that was rolled back', async () => {
    const broken = scenario.database.db.$transaction(async (db) => {
      await handOver(db, issueCertificate, { certificateNo: 1 })
      throw new Error('changed my mind')
    })
    await expect(broken).rejects.toThrow('changed my mind')
    expect(await relayOutbox(scenario.database.db, queues, new Date())).toBe(0)
    expect(await waiting()).toBe(0)
  })

  it('hands each row over once with two relays', async () => {
    for (let count = 0; count < 10; count += 1) await issue(scenario)
    const now = new Date()
    const relays = [1, 2].map(() => relayOutbox(scenario.database.db, queues, now))
    const handed = (await Promise.all(relays)).reduce((sum, count) => sum + count, 0)
    expect(handed + (await relayOutbox(scenario.database.db, queues, now))).toBe(10)
    expect(await waiting()).toBe(10)
  })

  it('offers open rows again without duplicates and done ones never', async () => {
    const later = new Date(Date.now() + 120_000)
    expect(await relayOutbox(scenario.database.db, queues, later)).toBe(0)
    expect(await waiting()).toBe(10)

    const row = await scenario.database.db.outbox.findFirstOrThrow({ orderBy: { outboxNo: 'desc' } })
    await markJobDone(scenario.database.db, `outbox-${row.outboxNo}`, later)
    const done = await scenario.database.db.outbox.findUniqueOrThrow({ where: { outboxNo: row.outboxNo } })
    expect(done.doneAt).not.toBeNull()
    await markJobDone(scenario.database.db, undefined, later)
  })

  it('runs every job, each with one effect', async () => {
    const worker = startWorker(scenario.deps, await openQueues(url, scenario.url))
    try {
      await eventually(
        async () => (await scenario.database.db.certificate.count({ where: { fileNo: null } })) === 0,
      )
      expect(await scenario.database.db.storedFile.count()).toBe(10)
      await eventually(
        async () => (await scenario.database.db.outbox.count({ where: { doneAt: null } })) === 0,
      )
    } finally {
      await worker.stop()
    }
  })

  it('does not wait a day for a retry scheduled by a clock a day ahead', async () => {
    await issue(scenario)
    const { outboxNo, payload } = await scenario.database.db.outbox.findFirstOrThrow({
      orderBy: { outboxNo: 'desc' },
    })
    const delay = { delay: 1_000, timestamp: Date.now() + 86_400_000 }
    await queues
      .queue('documents')
      .add('issue-certificate', payload, { jobId: `outbox-${outboxNo}`, ...delay })
    await relayOutbox(scenario.database.db, queues, new Date())
    const delayed = async () => (await queues.queue('documents').getJobCounts('delayed'))['delayed']
    expect(await delayed()).toBe(1)
    await relayOutbox(scenario.database.db, queues, new Date(Date.now() + 120_000))
    expect(await delayed()).toBe(0)
  })

  it('keeps a permanently failed job where staff can see and restart the job', async () => {
    const certificateNo = await issue(scenario)
    await freeze(certificateNo, { businessName: '맛집😀' })
    const job = await queues
      .queue('documents')
      .add('issue-certificate', { certificateNo }, { jobId: `dead-${certificateNo}`, attempts: 1 })
    const worker = startWorker(scenario.deps, await openQueues(url, scenario.url))
    try {
      const dead = async (): Promise<boolean> =>
        (await queues.queue('documents').getFailed()).some(({ id }) => id === job.id)
      await eventually(dead)
      const broken = await scenario.database.db.certificate.findUniqueOrThrow({ where: { certificateNo } })
      expect(broken.failure).toBeTruthy()
      expect(broken.fileNo).toBeNull()

      await freeze(certificateNo, { businessName: '맛집' })
      await putBack(job.id ?? '')
      const action = { operation: 'retryJob', detail: '수료증 만들기' }
      expect(await scenario.database.db.auditEntry.count({ where: { ...action, employeeNo: null } })).toBe(1)
      await eventually(
        async () =>
          (await scenario.database.db.certificate.count({ where: { certificateNo, fileNo: null } })) === 0,
      )
    } finally {
      await worker.stop()
    }
  })
})
