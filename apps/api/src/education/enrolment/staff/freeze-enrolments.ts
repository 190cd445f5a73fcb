import { freezeEnrolments as contract } from '@hygiene/contracts/education/enrolment/staff/freeze-enrolments'
import { branchesOf } from '@hygiene/domain'
import { enrolmentKeyset, findEnrolments } from '@hygiene/operations/member/account/find-enrolments'
import { freezeSet } from '@hygiene/operations/staff/saved-view/freeze-set'
import { implement } from '../../../http/implement.ts'

export const freezeEnrolments = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { filter, text, only } = input
  const conditions = { filter, text, only, branches: branchesOf(caller) }
  const wanted = { employeeNo: caller.employeeNo, screen: 'enrolments', conditions }
  const frozen = await freezeSet(deps.db, enrolmentKeyset.key, findEnrolments(conditions, now), wanted, now)
  if (!frozen.allowed) throw refuse(frozen.reason)
  return frozen.set
})
