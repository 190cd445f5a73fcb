import type { PerformedRefusal } from '@hygiene/contracts/staff-approvals/approval-shape'
import { type Approval, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { type DecideRefusal, denied, loggedAct, type StaffRole } from '@hygiene/domain'
import { endApprovals } from '../approval/end-approval.ts'
import { obstacleOf } from '../approval/obstacle-of.ts'
import { openApproval } from '../approval/open-approval.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { changeOf } from './approval-kinds.ts'

interface Approving {
  approvalNo: number
  approver: { employeeNo: number; loginId: string; role: StaffRole; ipAddress: string }
  words: string
}

type Ended = 'APPROVAL_DECIDED' | 'APPROVAL_EXPIRED' | 'APPROVAL_CHANGED'
type Approved =
  | { allowed: true; ended: null | Ended }
  | { allowed: false; reason: 'APPROVAL_NOT_FOUND' | DecideRefusal | PerformedRefusal }

/**
 * The second person says yes: decision and change are one transaction. A request that is over, or whose record has become
 * another one, ends instead, and `ended` tells why.
 */
export async function approveChange(
  client: PrismaClient,
  approving: Approving,
  now: Date,
): Promise<Approved> {
  return transaction<Approved>(client, async (db) => {
    const opened = await openApproval(db, approving.approvalNo, now)
    if (opened.allowed) return decide(db, opened.approval, approving, now)
    const { reason } = opened
    return reason === 'APPROVAL_NOT_FOUND' ? denied(reason) : { allowed: true, ended: reason }
  })
}

async function decide(
  db: Transaction,
  approval: Approval,
  { approver, words }: Approving,
  now: Date,
): Promise<Approved> {
  const obstacle = obstacleOf(approval, approver)
  if (obstacle) return denied(obstacle)
  const change = changeOf(approval)
  if (!change) return denied('APPROVAL_NOT_FOUND')

  const { approvalNo, kind, memberNos, makerNo } = approval
  await change.lock(db)
  const view = await change.load(db)
  if (view?.fingerprint !== approval.fingerprint) {
    await endApprovals(db, { approvalNo }, { status: 'changed' }, now)
    return { allowed: true, ended: 'APPROVAL_CHANGED' }
  }
  const maker = await db.employee.findUniqueOrThrow({ where: { employeeNo: makerNo } })
  const people = { maker, approver, words: approval.words, approvalNo, now }
  const performed = await change.perform(db, people)
  if (!performed.allowed) return performed

  const { employeeNo: approverNo, ipAddress } = approver
  await endApprovals(db, { approvalNo }, { status: 'approved', approverNo, decisionWords: words }, now)
  const action = loggedAct.onApproval('approveChange', approvalNo, kind)
  await writeAudit(db, {
    caller: approver,
    action,
    reason: words || approval.words,
    ipAddress,
    now,
    memberNos,
  })
  return { allowed: true, ended: null }
}
