import { putIdleToSleep } from '@hygiene/operations/member/account/put-to-sleep'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

export async function putToSleep({ config, db, now }: WorkerDeps): Promise<number> {
  return putIdleToSleep(db, config.DORMANT_AFTER_DAYS, now())
}

export const putToSleepTask = repeatTask('dormancy', () => 6 * 3600, putToSleep)
