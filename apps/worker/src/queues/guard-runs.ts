import type { JobQueue } from '@hygiene/contracts/kit/job'
import { beginRun, endRuns, quarantineRun, resumeRun } from '@hygiene/db/job-runs'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { QUARANTINED } from '@hygiene/domain/platform/job/job-kinds'
import { count } from '@hygiene/observe'
import { UnrecoverableError } from 'bullmq'
import { sideBySide } from './side-by-side.ts'

/** Processes that may end under one job before it is set aside. */
const CRASHES_MOST = 2

export interface RunGuard {
  /** @throws UnrecoverableError for a job that has ended its process twice. */
  run: (job: { queue: JobQueue; id: string }, work: () => Promise<void>) => Promise<void>
  /** The process ends in order: what it cuts off is not to blame. */
  release: () => Promise<void>
}

/**
 * Sets a job aside that ends its process again and again. Jobs that were under way together run alone the next time, so that the
 * second end names the right one. Videos are converted by ffmpeg for hours: they hold nobody up.
 */
export function guardRuns(db: PrismaClient): RunGuard {
  const turns = sideBySide()
  const inProgress = new Set<string>()
  const follow = async (jobId: string, work: () => Promise<void>): Promise<void> => {
    inProgress.add(jobId)
    try {
      await work()
    } finally {
      inProgress.delete(jobId)
      // A row that stays has the next try run alone; the outcome of this one counts more.
      await endRuns(db, [jobId]).catch(() => {})
    }
  }
  return {
    async run({ queue, id }, work) {
      const jobId = `${queue} ${id}`
      const crashes = await beginRun(db, jobId)
      if (crashes >= CRASHES_MOST) {
        await quarantineRun(db, jobId)
        count('jobs_quarantined', { queue })
        throw new UnrecoverableError(QUARANTINED)
      }
      if (crashes === 0) {
        const run = () => follow(jobId, work)
        return queue === 'videos' ? run() : turns.together(run)
      }
      const resumed = async (): Promise<void> => {
        await resumeRun(db, jobId)
        await follow(jobId, work)
      }
      return queue === 'videos' ? resumed() : turns.alone(resumed)
    },
    async release() {
      const cut = [...inProgress]
      inProgress.clear()
      await endRuns(db, cut)
    },
  }
}
