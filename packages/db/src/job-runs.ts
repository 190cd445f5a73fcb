import type { Queries } from './connect.ts'
import { expiredRows } from './expired-rows.ts'
import { trustedInstant } from './trusted-clock.ts'

/**
 * Records the start of a job and returns how many processes have crashed during it. Above zero the job waits to run alone
 * (`resumeRun`); a crash while it waits does not count.
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

/** Gives a quarantined job one more attempt, alone, when a person puts it back. */
export async function quarantineRun(db: Queries, jobId: string): Promise<void> {
  await db.jobRun.updateMany({ where: { jobId }, data: { crashes: 1, startedAt: null } })
}

export async function endRuns(db: Queries, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length > 0) await db.jobRun.deleteMany({ where: { jobId: { in: [...jobIds] } } })
}

export const lostRuns = expiredRows({
  kind: 'jobs',
  table: 'JobRun',
  key: 'jobId',
  at: 'startedAt',
  purge: endRuns,
})
