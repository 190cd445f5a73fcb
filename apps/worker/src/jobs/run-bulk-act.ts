import { runBulkAct as contract } from '@hygiene/contracts/platform/job/run-bulk-act'
import { runBulkAct } from '@hygiene/operations/staff/bulk-operation/run-bulk-act'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'

async function runBulkActJob({ db, now }: WorkerDeps, { bulkActNo }: { bulkActNo: number }): Promise<void> {
  await runBulkAct(db, bulkActNo, now)
}

export const runBulkActHandler = handleJob(contract, runBulkActJob)
