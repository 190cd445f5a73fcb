import { purgeExpiredRows } from '@hygiene/operations/platform/retention/purge-expired-rows'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

/**
 * Deletes records after their retention period. `pnpm retention` lists them beforehand, and a second run deletes nothing more.
 */
export async function tidyRecords({ db, storage: files, now, log }: WorkerDeps): Promise<number> {
  const purged = (await purgeExpiredRows({ db, files }, now())).filter(({ count }) => count > 0)
  if (purged.length > 0) {
    log(`retention: ${purged.map(({ table, count }) => `${table} ${count}`).join(', ')}`)
  }
  return purged.reduce((sum, { count }) => sum + count, 0)
}

export const tidyRecordsTask = repeatTask('tidying', () => 6 * 3600, tidyRecords)
