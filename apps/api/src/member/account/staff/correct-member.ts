import { correctMember as contract } from '@hygiene/contracts/member/account/staff/correct-member'
import { branchesOf } from '@hygiene/domain'
import { correctMember as correct } from '@hygiene/operations/member/account/staff/correct-member'
import { implement } from '../../../http/implement.ts'

export const correctMember = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { employeeNo } = caller
  const action = { ...input, employeeNo, branches: branchesOf(caller), ipAddress }
  const verdict = await correct(deps.db, action, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { memberNo: input.memberNo }
})
