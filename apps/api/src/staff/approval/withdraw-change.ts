import { withdrawChange as contract } from '@hygiene/contracts/staff/approval/withdraw-change'
import { withdrawChange as withdraw } from '@hygiene/operations/staff/approval/withdraw-change'
import { implement } from '../../http/implement.ts'

export const withdrawChange = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { approvalNo } = input
  const withdrawn = await withdraw(deps.db, { approvalNo, maker: { ...caller, ipAddress } }, now)
  if (!withdrawn.allowed) throw refuse(withdrawn.reason)
  return { approvalNo }
})
