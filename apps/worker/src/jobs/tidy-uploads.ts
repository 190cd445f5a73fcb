import { removeOrphans } from '@hygiene/operations/platform/file/remove-orphans'
import { endUnread, removeUnstored } from '@hygiene/operations/staff/import/remove-unstored'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

async function tidyUploads({ db, storage, now }: WorkerDeps): Promise<number> {
  const removed = await removeOrphans({ db, storage }, now())
  await endUnread(db, now())
  return removed + (await removeUnstored({ db, storage }, now()))
}

export const tidyUploadsTask = repeatTask('uploads', () => 6 * 3600, tidyUploads)
