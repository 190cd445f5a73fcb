import { wakeMember as contract } from '@hygiene/contracts/member/account/staff/wake-member'
import { branchesOf } from '@hygiene/domain'
import { wakeMember as perform } from '@hygiene/operations/member/account/staff/wake-member'
import { implement } from '../../../http/implement.ts'

export const wakeMember = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { employeeNo } = caller
  const action = { ...input, employeeNo, branches: branchesOf(caller), ipAddress }
  const verdict = await perform(deps.db, action, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { memberNo: input.memberNo }
})
