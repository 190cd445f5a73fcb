import type { JobQueue } from '@hygiene/contracts/kit/job'
import { beginRun, endRuns, quarantineRun, resumeRun } from '@hygiene/db/job-runs'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { QUARANTINED } from '@hygiene/domain/platform/job/job-kinds'
import { count } from '@hygiene/observe'
import { UnrecoverableError } from 'bullmq'
import { sideBySide } from './side-by-side.ts'

/** Limits the processes that may crash under one job before it is quarantined. */
const CRASHES_MOST = 2

export interface RunGuard {
  /** @throws UnrecoverableError for a job that has crashed its process twice. */
  run: (job: { queue: JobQueue; id: string }, work: () => Promise<void>) => Promise<void>
  /** Ends the runs in order, so that interrupted jobs are not blamed. */
  release: () => Promise<void>
}

/**
 * Quarantines a job that repeatedly crashes its process. Jobs that ran together run alone the next time, so that the second crash
 * identifies the culprit. Video conversion takes hours and blocks no other job.
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
      // A row that remains only makes the next try run alone; the outcome of this run matters more.
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
