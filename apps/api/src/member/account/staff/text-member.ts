import { textMember as contract } from '@hygiene/contracts/member/account/staff/text-member'
import { branchesOf } from '@hygiene/domain'
import { textMember as text } from '@hygiene/operations/member/account/staff/text-member'
import { implement } from '../../../http/implement.ts'

export const textMember = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { employeeNo } = caller
  const texted = await text(deps.db, { ...input, employeeNo, branches: branchesOf(caller), ipAddress }, now)
  if (!texted.allowed) throw refuse(texted.reason)
  return { memberNo: input.memberNo }
})
