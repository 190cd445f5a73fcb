import type { Queries } from './connect.ts'
import { expiredRows } from './expired-rows.ts'
import { trustedInstant } from './trusted-clock.ts'

/**
 * Notes that a job begins and answers how many processes have ended while it was under way. Above zero it waits for its turn
 * alone (`resumeRun`); a process that ends while it waits is not its doing.
 */
export async function beginRun(db: Queries, jobId: string): Promise<number> {
  const [run] = await db.$queryRaw<{ crashes: number }[]>`
    INSERT INTO "JobRun" ("jobId", "startedAt") VALUES (${jobId}, ${trustedInstant()})
    ON CONFLICT ("jobId") DO UPDATE
      SET "crashes" = "JobRun"."crashes" + ("JobRun"."startedAt" IS NOT NULL)::int, "startedAt" = NULL
    RETURNING "crashes"`
  return run?.crashes ?? 0
}

export async function resumeRun(db: Queries, jobId: string): Promise<void> {
  await db.jobRun.updateMany({ where: { jobId }, data: { startedAt: trustedInstant() } })
}

/** Put back by a person, a quarantined job has one more try, alone. */
export async function quarantineRun(db: Queries, jobId: string): Promise<void> {
  await db.jobRun.updateMany({ where: { jobId }, data: { crashes: 1, startedAt: null } })
}

/** The jobs have ended, or their process ends in order. */
export async function endRuns(db: Queries, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length > 0) await db.jobRun.deleteMany({ where: { jobId: { in: [...jobIds] } } })
}

/** Runs whose job is gone from its queue, so that nothing ends them. */
export const lostRuns = expiredRows({
  kind: 'jobs',
  table: 'JobRun',
  key: 'jobId',
  at: 'startedAt',
  purge: endRuns,
})
