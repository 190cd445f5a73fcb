import { carryOutImport as contract } from '@hygiene/contracts/platform/job/carry-out-import'
import { carryOutImport } from '@hygiene/operations/staff/import/carry-out-import'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'

async function carryOutImportJob({ db, now }: WorkerDeps, { importNo }: { importNo: number }): Promise<void> {
  await carryOutImport(db, importNo, now)
}

export const carryOutImportHandler = handleJob(contract, carryOutImportJob)
