import { JOBS } from '@hygiene/contracts/generated/jobs'
import { JOB_QUEUES } from '@hygiene/contracts/kit/job'
import { sentenceOf } from '@hygiene/db/describe-error'
import type { QueueBackend } from '@hygiene/gateways/queues'
import { count, took } from '@hygiene/observe'
import { UnrecoverableError } from 'bullmq'
import type { WorkerDeps } from './deps.ts'
import { HANDLERS } from './generated/handlers.ts'
import { TASKS } from './generated/tasks.ts'
import type { Handler } from './handle-job.ts'
import { guardRuns } from './queues/guard-runs.ts'
import { jobTraces } from './queues/job-traces.ts'
import { markJobDone } from './queues/relay.ts'
import { startRelay } from './queues/relay-loop.ts'
import type { Task } from './repeat-task.ts'

type FailedJob = { attemptsMade: number; opts: { attempts?: number } }

const QUIET_MS = 60_000

/** A lost connection reports every reconnection attempt, so only the first of each minute is logged. */
function seldom({ warn, now }: WorkerDeps): (message: string) => void {
  let saidAt = Number.NEGATIVE_INFINITY
  return (message) => {
    if (now().getTime() - saidAt < QUIET_MS) return
    saidAt = now().getTime()
    warn(message)
  }
}

export interface RunningWorker {
  stop(): Promise<void>
}

/** Starts relay, handlers and schedule on one set of queues. Throws if a kind of job has no handler. */
export function startWorker(deps: WorkerDeps, queues: QueueBackend): RunningWorker {
  const byKind = new Map(HANDLERS.map((handler) => [handler.job.kind, handler]))
  const missing = Object.values(JOBS).filter(({ kind }) => !byKind.has(kind))
  if (missing.length > 0) throw new Error(`No handler does: ${missing.map(({ kind }) => kind).join(', ')}`)

  const traces = jobTraces(deps.db)
  const guard = guardRuns(deps.db)
  for (const name of JOB_QUEUES) {
    const worker = queues.worker(name, async (job) => {
      const handler = byKind.get(job.name)
      if (!handler) throw new Error(`No handler does ${job.name}`)
      const since = performance.now()
      let outcome = 'failed'
      try {
        const work = () => traces.follow(job, () => handler.run(deps, job.data))
        await quietly(guard.run({ queue: name, id: job.id ?? '' }, work))
        outcome = 'done'
      } finally {
        took('job_seconds', (performance.now() - since) / 1000, { job: job.name, outcome })
      }
      await quietly(markJobDone(deps.db, job.id, deps.now()))
      deps.log(`${job.name} ${job.id} done${traces.textOf(job.id)}`)
    })
    worker.on('failed', (job, error) => {
      deps.warn(`${job?.name} ${job?.id} failed${traces.textOf(job?.id)}: ${error.message}`)
      if (job && isLastTry(job, error)) void giveUp(byKind.get(job.name), deps, job.data)
    })
    const warn = seldom(deps)
    worker.on('error', (error) => warn(`queue ${name}: ${sentenceOf(error)}`))
  }
  const relay = startRelay(deps, queues)
  const schedule = startSchedule(deps)
  return {
    async stop() {
      await schedule.stop()
      await relay.stop()
      await guard.release()
      await queues.close()
    },
  }
}

const isLastTry = ({ attemptsMade, opts }: FailedJob, error: Error): boolean =>
  error instanceof UnrecoverableError || attemptsMade >= (opts.attempts ?? 1)

/** If this fails, the records that wait too long are ended by the clock. */
async function giveUp(handler: Handler | undefined, deps: WorkerDeps, payload: unknown): Promise<void> {
  try {
    await handler?.giveUp?.(deps, payload)
  } catch (error) {
    deps.warn(`${handler?.job.kind} is not given up: ${sentenceOf(error)}`)
  }
}

/** The queue stores the reason of a failure, which must not quote the failed record. */
async function quietly(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (error instanceof UnrecoverableError) throw error
    throw new Error(sentenceOf(error), { cause: error })
  }
}

function startSchedule(deps: WorkerDeps): { stop(): Promise<void> } {
  const running = TASKS.map((task) => repeat(deps, task))
  return {
    async stop() {
      await Promise.all(running.map((task) => task.stop()))
    },
  }
}

function repeat(deps: WorkerDeps, { name, everySeconds, run }: Task): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  const once = async (): Promise<void> => {
    isRunning = true
    try {
      await run(deps)
      count('task_runs', { task: name, outcome: 'done' })
    } catch (error) {
      count('task_runs', { task: name, outcome: 'failed' })
      deps.warn(`${name}: ${sentenceOf(error)}`)
    } finally {
      isRunning = false
    }
  }
  const timer = setInterval(() => {
    if (!isRunning) running = once()
  }, everySeconds(deps.config) * 1000)
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
