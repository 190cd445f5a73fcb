import { freezeMembers as contract } from '@hygiene/contracts/staff-members/freeze-members'
import { branchesOf } from '@hygiene/domain'
import { findMembers, memberKeyset } from '@hygiene/operations/membership/find-members'
import { freezeSet } from '@hygiene/operations/views/freeze-set'
import { implement } from '../http/implement.ts'

export const freezeMembers = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const conditions = {
    filter: input.filter,
    words: input.words,
    branches: branchesOf(caller),
    only: input.only,
  }
  const wanted = { employeeNo: caller.employeeNo, screen: 'members', conditions }
  const frozen = await freezeSet(deps.db, memberKeyset.key, findMembers(conditions, now), wanted, now)
  if (!frozen.allowed) throw refuse(frozen.reason)
  return frozen.set
})
