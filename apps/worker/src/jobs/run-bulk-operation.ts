import { runBulkOperation as contract } from '@hygiene/contracts/platform/job/run-bulk-operation'
import { runBulkOperation } from '@hygiene/operations/staff/bulk-operation/run-bulk-operation'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'

async function runBulkOperationJob(
  { db, now }: WorkerDeps,
  { bulkOperationNo }: { bulkOperationNo: number },
): Promise<void> {
  await runBulkOperation(db, bulkOperationNo, now)
}

export const runBulkOperationHandler = handleJob(contract, runBulkOperationJob)
