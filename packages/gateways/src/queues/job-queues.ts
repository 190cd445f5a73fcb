import type { JobQueue } from '@hygiene/contracts/kit/job'
import type { QueueBackend } from './queue-backend.ts'
import { withinTime } from './within-time.ts'

/** Limits the wait, because a queue without its server never answers. */
const ANSWER_MS = 5_000
/** Lists BullMQ's codes for a missing job and for a job that is not in the expected state. */
const GONE_OR_MOVED: readonly unknown[] = [-1, -3]

export interface QueuedJob {
  id: string
  kind: string
  payload: unknown
  tries: number
  failure: string
  hasFailed: boolean
  endedAt: Date | null
}

export interface JobQueues {
  /** Returns the jobs that failed for good, latest first. Throws if the queue does not answer within 5 s. */
  failed: (queue: JobQueue, most?: number) => Promise<QueuedJob[]>
  find: (queue: JobQueue, id: string) => Promise<QueuedJob | null>
  /** Requeues a failed job atomically: only one of several callers receives true. */
  putBack: (queue: JobQueue, id: string) => Promise<boolean>
  close: () => Promise<void>
}

type BullJob = NonNullable<Awaited<ReturnType<ReturnType<QueueBackend['queue']>['getJob']>>>

/** Opens the queues at the first request, so a server whose staff never use them holds no connection. */
export function jobQueues(redisUrl: string, databaseUrl: string): JobQueues {
  let opening: Promise<QueueBackend> | undefined
  const opened = () => {
    opening ??= import('./queue-backend.ts')
      .then(({ openQueues }) => openQueues(redisUrl, databaseUrl))
      .catch((error: unknown) => {
        opening = undefined
        throw error
      })
    return opening
  }
  const ask = <T>(work: (queues: QueueBackend) => Promise<T>) => withinTime(opened().then(work), ANSWER_MS)
  return {
    failed: (name, most = 0) =>
      ask(async (queues) => (await queues.queue(name).getFailed(0, most - 1)).map((job) => seen(job, true))),
    find: (name, id) =>
      ask(async (queues) => {
        const job = await queues.queue(name).getJob(id)
        return job ? seen(job, await job.isFailed()) : null
      }),
    putBack: (name, id) =>
      ask(async (queues) => {
        const job = await queues.queue(name).getJob(id)
        if (!job) return false
        try {
          await job.retry()
          return true
        } catch (error) {
          if (GONE_OR_MOVED.includes((error as { code?: unknown }).code)) return false
          throw error
        }
      }),
    close: async () => (await opening)?.close(),
  }
}

function seen(job: BullJob, hasFailed: boolean): QueuedJob {
  const { id = '', name, data, attemptsMade, failedReason, finishedOn } = job
  const endedAt = finishedOn === undefined ? null : new Date(finishedOn)
  return {
    id,
    kind: name,
    payload: data,
    tries: attemptsMade,
    failure: failedReason ?? '',
    hasFailed,
    endedAt,
  }
}
