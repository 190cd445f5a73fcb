import type { SessionNo } from '@hygiene/domain/record-numbers'
import { windUpSession as contract } from '@hygiene/contracts/platform/job/wind-up-session'
import { windUpSession } from '@hygiene/operations/in-person/session/wind-up-session'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'

export async function windUpSessionJob(
  { db, now }: WorkerDeps,
  { sessionNo }: { sessionNo: SessionNo },
): Promise<void> {
  await windUpSession(db, sessionNo, now)
}

export const windUpSessionHandler = handleJob(contract, windUpSessionJob)
