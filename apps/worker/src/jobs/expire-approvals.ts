import { expireApprovals } from '@hygiene/operations/staff/approval/expire-approvals'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

export async function endExpiredApprovals({ db, now }: WorkerDeps): Promise<number> {
  return expireApprovals(db, now())
}

/** Expired requests are treated as expired immediately; this task only records it. */
export const expireApprovalsTask = repeatTask('approvals', () => 300, endExpiredApprovals)
