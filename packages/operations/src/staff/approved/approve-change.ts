import type { PerformedRefusal } from '@hygiene/contracts/staff/approval/approval-shape'
import { type Approval, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { type DecideRefusal, denied, loggedAction, mayAskFor, type StaffRole } from '@hygiene/domain'
import { endApprovals } from '../approval/end-approval.ts'
import { kindNamed, obstacleOf } from '../approval/obstacle-of.ts'
import { openApproval } from '../approval/open-approval.ts'
import { writeAudit } from '../audit-log/write-audit.ts'
import { changeOf } from './approval-kinds.ts'

interface Approving {
  approvalNo: number
  approver: { employeeNo: number; loginId: string; role: StaffRole; ipAddress: string }
  text: string
}

type Ended = 'APPROVAL_DECIDED' | 'APPROVAL_EXPIRED' | 'APPROVAL_CHANGED' | 'APPROVAL_MAKER_GONE'
type Approved =
  | { allowed: true; ended: null | Ended; outcome?: string[] }
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
  { approver, text }: Approving,
  now: Date,
): Promise<Approved> {
  const change = changeOf(approval)
  if (!change) return denied('APPROVAL_NOT_FOUND')

  const { approvalNo, kind, memberNos, makerNo } = approval
  // Rights are those of this instant, on both sides; both accounts stay as they are until the commit.
  await db.$queryRaw`
    SELECT 1 FROM "Employee" WHERE "employeeNo" IN (${makerNo}, ${approver.employeeNo}) ORDER BY "employeeNo" FOR SHARE`
  const maker = await db.employee.findUniqueOrThrow({ where: { employeeNo: makerNo } })
  const own = await db.employee.findUniqueOrThrow({ where: { employeeNo: approver.employeeNo } })
  if (own.disabledAt) return denied('APPROVAL_ROLE_MAY_NOT')
  const obstacle = obstacleOf(approval, own)
  if (obstacle) return denied(obstacle)
  const named = kindNamed(kind)
  if (named && !mayAskFor(named, maker)) {
    await endApprovals(db, { approvalNo }, { status: 'makerGone' }, now)
    return { allowed: true, ended: 'APPROVAL_MAKER_GONE' }
  }
  await change.lock(db)
  const view = await change.load(db)
  if (view?.fingerprint !== approval.fingerprint) {
    await endApprovals(db, { approvalNo }, { status: 'changed' }, now)
    return { allowed: true, ended: 'APPROVAL_CHANGED' }
  }
  const people = { maker, approver, text: approval.text, approvalNo, now }
  const performed = await change.perform(db, people)
  if (!performed.allowed) return performed

  const { employeeNo: approverNo, ipAddress } = approver
  const { outcome = [] } = performed
  const decided = { status: 'approved', approverNo, decisionText: text, outcome } as const
  await endApprovals(db, { approvalNo }, decided, now)
  const action = loggedAction.onApproval('approveChange', approvalNo, kind)
  await writeAudit(db, {
    caller: approver,
    ...action,
    reason: text || approval.text,
    ipAddress,
    now,
    memberNos,
  })
  return { allowed: true, ended: null, outcome }
}
