import { freezeMembers as contract } from '@hygiene/contracts/member/account/staff/freeze-members'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { operation } from '../../../kit/operation.ts'
import { freezeSet } from '../../../staff/saved-view/freeze-set.ts'
import { findMembers, memberKeyset } from '../find-members.ts'

export const freezeMembers = operation(
  contract,
  {
    async before({ db, input: { filter, text, only }, actor, now }) {
      const conditions = { filter, text, only, branches: branchesOf(actor) }
      const wanted = { employeeNo: actor.employeeNo, screen: 'members', conditions }
      return freezeSet(db, memberKeyset.key, findMembers(conditions, now), wanted, now)
    },
  },
  async ({ prepared }) => prepared.set,
)
