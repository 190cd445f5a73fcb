import { forgetOldRows } from '@hygiene/operations/platform/retention/forget-old-rows'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

/** Deletes records that have had their time; `pnpm retention` says beforehand which. Running it twice deletes nothing more. */
export async function tidyRecords({ db, storage: files, now, log }: WorkerDeps): Promise<number> {
  const forgotten = (await forgetOldRows({ db, files }, now())).filter(({ count }) => count > 0)
  if (forgotten.length > 0) {
    log(`retention: ${forgotten.map(({ table, count }) => `${table} ${count}`).join(', ')}`)
  }
  return forgotten.reduce((sum, { count }) => sum + count, 0)
}

export const tidyRecordsTask = repeatTask('tidying', () => 6 * 3600, tidyRecords)
