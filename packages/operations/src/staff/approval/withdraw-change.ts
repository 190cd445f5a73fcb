import { withdrawChange as contract } from '@hygiene/contracts/staff/approval/withdraw-change'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { endApprovals } from './end-approval.ts'
import { ofKind, openApproval } from './open-approval.ts'

export const withdrawChange = operation(contract, async ({ db, input: { approvalNo }, actor, now, log }) => {
  const opened = await openApproval(db, approvalNo, now)
  if (!opened.allowed) return opened
  if (opened.approval.makerNo !== actor.employeeNo) return denied('APPROVAL_NOT_YOURS')
  await endApprovals(db, { approvalNo }, { status: 'withdrawn' }, now)
  log(ofKind(opened.approval))
  return { approvalNo }
})
