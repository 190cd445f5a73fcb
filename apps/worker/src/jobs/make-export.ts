import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeExport as contract } from '@hygiene/contracts/platform/job/make-export'
import { beginExport, type ExportPlan } from '@hygiene/operations/staff/export/begin-export'
import type { Cell } from '@hygiene/operations/staff/export/export-kind'
import { exportKey, makeExport, noteFailedExport } from '@hygiene/operations/staff/export/make-export'
import type { WorkerDeps } from '../deps.ts'
import { exportFile } from '../exports/export-file.ts'
import { handleJob } from '../handle-job.ts'

export async function makeExportJob(deps: WorkerDeps, { exportNo }: { exportNo: number }): Promise<void> {
  const plan = await beginExport(deps.db, exportNo)
  if (!plan) return
  try {
    await makeExport(deps.db, plan, (rows) => keep(deps, plan, rows), deps.now)
  } catch (error) {
    await noteFailedExport(deps.db, exportNo)
    throw error
  }
}

async function keep({ storage, now }: WorkerDeps, plan: ExportPlan, rows: AsyncIterable<readonly Cell[]>) {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      sizeBytes += chunk.byteLength
      done(null, chunk)
    },
  })
  const file = exportFile(plan, rows, now())
  const flowing = pipeline(file, measured)
  // If the storage fails, the rows are not read further, and their error is not a second failure.
  const stopped = flowing.catch(() => undefined)
  try {
    await storage.put(exportKey(plan), measured)
    await flowing
  } catch (error) {
    file.destroy()
    await stopped
    throw error
  }
  return { sha256: hash.digest('hex'), sizeBytes }
}

export const makeExportHandler = handleJob(contract, makeExportJob)
