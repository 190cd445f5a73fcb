import { expireApprovals } from '@hygiene/operations/staff/approval/expire-approvals'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

export async function endExpiredApprovals({ db, now }: WorkerDeps): Promise<number> {
  return expireApprovals(db, now())
}

/** A request that is over is refused and shown as over at once; this writes it down. */
export const expireApprovalsTask = repeatTask('approvals', () => 300, endExpiredApprovals)
