import type { PrismaClient } from '@hygiene/db'
import { allowed, denied, loggedAction } from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'
import { endApprovals } from './end-approval.ts'
import { openApproval } from './open-approval.ts'

interface Withdrawing {
  approvalNo: number
  maker: { employeeNo: number; ipAddress: string }
}

/** The employee who asked takes the request back. */
export async function withdrawChange(client: PrismaClient, { approvalNo, maker }: Withdrawing, now: Date) {
  return client.$transaction(async (db) => {
    const opened = await openApproval(db, approvalNo, now)
    if (!opened.allowed) return opened
    const { kind, makerNo, memberNos } = opened.approval
    if (makerNo !== maker.employeeNo) return denied('APPROVAL_NOT_YOURS')

    await endApprovals(db, { approvalNo }, { status: 'withdrawn' }, now)
    const action = loggedAction.onApproval('withdrawChange', approvalNo, kind)
    await writeAudit(db, { caller: maker, ...action, reason: '', ipAddress: maker.ipAddress, now, memberNos })
    return allowed()
  })
}
