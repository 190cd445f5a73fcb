import { approveChange as contract } from '@hygiene/contracts/staff/approval/approve-change'
import { approveChange as approve } from '@hygiene/operations/staff/approved/approve-change'
import { implement } from '../../http/implement.ts'

export const approveChange = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { approvalNo, text } = input
  const approved = await approve(deps.db, { approvalNo, text, approver: { ...caller, ipAddress } }, now)
  if (!approved.allowed) throw refuse(approved.reason)
  if (approved.ended) throw refuse(approved.ended)
  return { approvalNo, outcome: approved.outcome ?? [] }
})
