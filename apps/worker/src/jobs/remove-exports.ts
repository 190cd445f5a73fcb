import { removeExports } from '@hygiene/operations/staff/export/remove-exports'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

async function removeExpiredExports({ db, storage, now }: WorkerDeps): Promise<number> {
  return removeExports(db, storage, now())
}

export const removeExportsTask = repeatTask('exports', () => 600, removeExpiredExports)
