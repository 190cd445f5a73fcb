import { requestRole as contract } from '@hygiene/contracts/staff/employee/request-role'
import { requestRole as ask } from '@hygiene/operations/staff/employee/request-role'
import { implement } from '../../http/implement.ts'

export const requestRole = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { employeeNo, role, branchNo, ...asking } = input
  const facts = { employeeNo, role, branchNo }
  const asked = await ask(deps.db, facts, { ...asking, maker: { ...caller, ipAddress } }, now)
  if (!asked.allowed) throw refuse(asked.reason)
  return { approvalNo: asked.approvalNo }
})
