import type { PrismaClient } from '@hygiene/db'
import { allowed, denied, loggedAction, type StaffRole } from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'
import { endApprovals } from './end-approval.ts'
import { obstacleOf } from './obstacle-of.ts'
import { openApproval } from './open-approval.ts'

interface Rejecting {
  approvalNo: number
  approver: { employeeNo: number; role: StaffRole; ipAddress: string }
  text: string
}

/** The second person says no; the request ends and nothing is changed. */
export async function rejectChange(
  client: PrismaClient,
  { approvalNo, approver, text }: Rejecting,
  now: Date,
) {
  return client.$transaction(async (db) => {
    const opened = await openApproval(db, approvalNo, now)
    if (!opened.allowed) return opened
    const obstacle = obstacleOf(opened.approval, approver)
    if (obstacle) return denied(obstacle)

    const { kind, memberNos } = opened.approval
    const { employeeNo: approverNo, ipAddress } = approver
    await endApprovals(db, { approvalNo }, { status: 'rejected', approverNo, decisionText: text }, now)
    const action = loggedAction.onApproval('rejectChange', approvalNo, kind)
    await writeAudit(db, { caller: approver, ...action, reason: text, ipAddress, now, memberNos })
    return allowed()
  })
}
