import { rejectChange as contract } from '@hygiene/contracts/staff/approval/reject-change'
import { rejectChange as reject } from '@hygiene/operations/staff/approval/reject-change'
import { implement } from '../../http/implement.ts'

export const rejectChange = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { approvalNo, text } = input
  const rejected = await reject(deps.db, { approvalNo, text, approver: { ...caller, ipAddress } }, now)
  if (!rejected.allowed) throw refuse(rejected.reason)
  return { approvalNo }
})
