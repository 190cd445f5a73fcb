import { checkImport as contract } from '@hygiene/contracts/platform/job/check-import'
import { checkImport } from '@hygiene/operations/staff/import/check-import'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'

async function checkImportJob({ db, now }: WorkerDeps, { importNo }: { importNo: number }): Promise<void> {
  await checkImport(db, importNo, now)
}

export const checkImportHandler = handleJob(contract, checkImportJob)
