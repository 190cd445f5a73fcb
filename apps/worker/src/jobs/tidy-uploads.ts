import { removeOrphans } from '@hygiene/operations/files/remove-orphans'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

async function tidyUploads({ db, storage, now }: WorkerDeps): Promise<number> {
  return removeOrphans({ db, storage }, now())
}

export const tidyUploadsTask = repeatTask('uploads', () => 6 * 3600, tidyUploads)
