import { JOBS } from '@hygiene/contracts/generated/jobs'
import type { Job, JobQueue } from '@hygiene/contracts/kit/job'
import { jobIdOf, lockDueRows, markDone, markRelayed, outboxNoOf } from '@hygiene/db/outbox'
import type { Outbox, PrismaClient } from '@hygiene/db/generated/client'
import type { QueueBackend } from '@hygiene/gateways/queues'
import { withinTime } from '@hygiene/gateways/within-time'

const BATCH = 100
/** A queue without its server never answers, so the row stays and is handed over later. */
const HAND_OVER_TIMEOUT_MS = 5_000
/** Prevents a second run of a job id for this time; beyond it, handlers are idempotent. */
const KEEP_DONE_SECONDS = 7 * 24 * 3600
/** Offers an unfinished job again after this time. A queue that still has it ignores the offer; one that lost it accepts. */
const OFFER_AGAIN_MS = 60_000

const RETRY = { attempts: 8, backoff: { type: 'exponential', delay: 1000 } } as const

/** The backoff between two tries is 64 s at most, and a try itself takes time. */
const LONGEST_WAIT_MS = 10 * 60_000

const KINDS = new Map<string, Job>(Object.values(JOBS).map((job) => [job.kind, job]))

export const KNOWN_KINDS = [...KINDS.keys()]

/**
 * Hands committed outbox rows to their queues and returns the number of new ones. Rows stay locked in between, so that two relays
 * never hand over the same one; after a crash the same job id is handed over again. New rows precede repeated offers, and a kind
 * unknown to this version waits for one that knows it.
 */
export async function relayOutbox(db: PrismaClient, queues: QueueBackend, now: Date): Promise<number> {
  const lostBefore = new Date(now.getTime() - OFFER_AGAIN_MS)
  return db.$transaction(
    async (tx) => {
      const rows = await lockDueRows(tx, { kinds: KNOWN_KINDS, lostBefore, limit: BATCH }, now)
      for (const row of rows) await handToQueue(queues, row)
      await markRelayed(tx, rows, now)
      return rows.filter(({ relayedAt }) => relayedAt === null).length
    },
    { timeout: 60_000 },
  )
}

/** Marks a job as done. A job that did not come through the outbox has no row. */
export async function markJobDone(db: PrismaClient, jobId: string | undefined, now: Date): Promise<void> {
  const outboxNo = outboxNoOf(jobId)
  if (outboxNo !== null) await markDone(db, outboxNo, now)
}

async function handToQueue(queues: QueueBackend, row: Outbox): Promise<void> {
  const job = KINDS.get(row.kind)
  if (!job) throw new Error(`The outbox holds an unknown kind of job: ${row.kind}`)
  const added = queues.queue(job.queue).add(row.kind, row.payload, {
    jobId: jobIdOf(row.outboxNo),
    ...RETRY,
    removeOnComplete: { age: KEEP_DONE_SECONDS },
    removeOnFail: false,
  })
  await withinTime(added, HAND_OVER_TIMEOUT_MS)
  if (row.relayedAt !== null) await withinTime(hurry(queues, job.queue, row), HAND_OVER_TIMEOUT_MS)
}

/** Promotes a delayed job, because queues use the machine's clock: a try set while it was wrong would wait for a day. */
async function hurry(queues: QueueBackend, queue: JobQueue, { outboxNo }: Outbox): Promise<void> {
  const job = await queues.queue(queue).getJob(jobIdOf(outboxNo))
  if (!job || !(await job.isDelayed())) return
  const waits = Math.abs(Date.now() - (job.processedOn ?? job.timestamp))
  // Another relay has promoted the job, or it has begun, so nothing is left to do.
  if (waits > LONGEST_WAIT_MS) await job.promote().catch(() => {})
}
