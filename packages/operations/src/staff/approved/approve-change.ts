import { approveChange as contract } from '@hygiene/contracts/staff/approval/approve-change'
import { denied } from '@hygiene/domain/verdict'
import { mayAskFor } from '@hygiene/domain/staff/approval/approval-verdict'
import { operation } from '../../kit/operation.ts'
import { endApprovals } from '../approval/end-approval.ts'
import { kindNamed, obstacleOf } from '../approval/obstacle-of.ts'
import { ofKind, openApproval } from '../approval/open-approval.ts'
import { changeOf } from './approval-kinds.ts'

/**
 * Approves a request; decision and change share a transaction. If the request has expired or its record has changed, the refusal
 * commits the request's end.
 */
export const approveChange = operation(contract, async ({ db, input, actor, now, log }) => {
  const { approvalNo, text } = input
  const opened = await openApproval(db, approvalNo, now)
  if (!opened.allowed) return opened
  const { approval } = opened
  const change = changeOf(approval)
  if (!change) return denied('APPROVAL_NOT_FOUND')

  const { kind, makerNo } = approval
  const { employeeNo: approverNo, ipAddress } = actor
  // Checks the current rights of both employees; both accounts stay locked until the commit.
  await db.$queryRaw`
    SELECT 1 FROM "Employee" WHERE "employeeNo" IN (${makerNo}, ${approverNo}) ORDER BY "employeeNo" FOR SHARE`
  const maker = await db.employee.findUniqueOrThrow({ where: { employeeNo: makerNo } })
  const own = await db.employee.findUniqueOrThrow({ where: { employeeNo: approverNo } })
  if (own.disabledAt) return denied('APPROVAL_ROLE_MAY_NOT')
  const obstacle = obstacleOf(approval, own)
  if (obstacle) return denied(obstacle)
  const named = kindNamed(kind)
  if (named && !mayAskFor(named, maker)) {
    await endApprovals(db, { approvalNo }, { status: 'makerGone' }, now)
    return { ...denied('APPROVAL_MAKER_GONE'), keeps: true }
  }
  await change.lock(db)
  const view = await change.load(db)
  if (view?.fingerprint !== approval.fingerprint) {
    await endApprovals(db, { approvalNo }, { status: 'changed' }, now)
    return { ...denied('APPROVAL_CHANGED'), keeps: true }
  }
  const approver = { employeeNo: approverNo, loginId: actor.loginId, ipAddress }
  const performed = await change.perform(db, { maker, approver, text: approval.text, approvalNo, now })
  if (!performed.allowed) return performed

  const { outcome = [] } = performed
  await endApprovals(db, { approvalNo }, { status: 'approved', approverNo, decisionText: text, outcome }, now)
  log({ ...ofKind(approval), reason: text || approval.text })
  return { approvalNo, outcome }
})
