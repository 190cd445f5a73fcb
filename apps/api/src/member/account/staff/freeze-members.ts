import { freezeMembers as contract } from '@hygiene/contracts/member/account/staff/freeze-members'
import { branchesOf } from '@hygiene/domain'
import { findMembers, memberKeyset } from '@hygiene/operations/member/account/find-members'
import { freezeSet } from '@hygiene/operations/staff/saved-view/freeze-set'
import { implement } from '../../../http/implement.ts'

export const freezeMembers = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const conditions = {
    filter: input.filter,
    text: input.text,
    branches: branchesOf(caller),
    only: input.only,
  }
  const wanted = { employeeNo: caller.employeeNo, screen: 'members', conditions }
  const frozen = await freezeSet(deps.db, memberKeyset.key, findMembers(conditions, now), wanted, now)
  if (!frozen.allowed) throw refuse(frozen.reason)
  return frozen.set
})
