import { rejectChange as contract } from '@hygiene/contracts/staff/approval/reject-change'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { endApprovals } from './end-approval.ts'
import { obstacleOf } from './obstacle-of.ts'
import { ofKind, openApproval } from './open-approval.ts'

export const rejectChange = operation(contract, async ({ db, input, actor, now, log }) => {
  const { approvalNo, text } = input
  const opened = await openApproval(db, approvalNo, now)
  if (!opened.allowed) return opened
  const obstacle = obstacleOf(opened.approval, actor)
  if (obstacle) return denied(obstacle)
  const { employeeNo: approverNo } = actor
  await endApprovals(db, { approvalNo }, { status: 'rejected', approverNo, decisionText: text }, now)
  log({ ...ofKind(opened.approval), reason: text })
  return { approvalNo }
})
