import { requestInvite as contract } from '@hygiene/contracts/staff/employee/request-invite'
import { requestInvite as ask } from '@hygiene/operations/staff/employee/request-invite'
import { implement } from '../../http/implement.ts'

export const requestInvite = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { loginId, name, role, branchNo, ...asking } = input
  const facts = { loginId, name, role, branchNo }
  const asked = await ask(deps.db, facts, { ...asking, maker: { ...caller, ipAddress } }, now)
  if (!asked.allowed) throw refuse(asked.reason)
  return { approvalNo: asked.approvalNo }
})
