import type { JobQueue } from '@hygiene/contracts/kit/job'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import type { Transaction } from '@hygiene/db/connect'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import type { JobQueues } from './job-queues.ts'

interface RetryWanted {
  queue: JobQueue
  id: string
  /** Asked about the job's kind: of a job that the caller may not put back nothing is told. */
  may: (kind: string) => boolean
  /** Writes the action into the log, with it or not at all. */
  note: (db: Transaction, kind: string) => Promise<void>
}

/** Puts a job back that failed for good. Callers at once: the queue gives it to one of them, so it runs once more. */
export async function retryJob(
  client: PrismaClient,
  queues: JobQueues,
  { queue, id, may, note }: RetryWanted,
): Promise<Verdict<'JOB_NOT_FOUND' | 'JOB_IN_PROGRESS'>> {
  const job = await queues.find(queue, id)
  if (!job || !may(job.kind)) return denied('JOB_NOT_FOUND')
  return transaction(client, async (db) => {
    await note(db, job.kind)
    // The last step: what cannot be taken back follows what can.
    return (await queues.putBack(queue, id)) ? allowed() : denied('JOB_IN_PROGRESS')
  })
}
