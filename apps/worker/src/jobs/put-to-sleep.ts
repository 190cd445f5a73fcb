import { idleBefore } from '@hygiene/domain'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

/** Accounts unused for too long sleep until their owner proves who they are (docs/rules/login.md; -1005). */
export async function putToSleep(deps: WorkerDeps): Promise<number> {
  const afterDays = deps.config.DORMANT_AFTER_DAYS
  if (afterDays === 0) return 0

  const now = deps.now()
  const lastUsed = { lte: idleBefore(afterDays, now) }
  const { count } = await deps.db.member.updateMany({
    where: {
      dormantAt: null,
      withdrawnAt: null,
      OR: [{ lastLoginAt: lastUsed }, { lastLoginAt: null, createdAt: lastUsed }],
    },
    data: { dormantAt: now },
  })
  return count
}

export const putToSleepTask = repeatTask('dormancy', () => 6 * 3600, putToSleep)
