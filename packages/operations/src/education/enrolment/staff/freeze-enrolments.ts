import { freezeEnrolments as contract } from '@hygiene/contracts/education/enrolment/staff/freeze-enrolments'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { operation } from '../../../kit/operation.ts'
import { enrolmentKeyset, findEnrolments } from '../../../member/account/find-enrolments.ts'
import { freezeSet } from '../../../staff/saved-view/freeze-set.ts'

export const freezeEnrolments = operation(
  contract,
  {
    before: ({ db, input: { filter, text, only }, actor, now }) => {
      const conditions = { filter, text, only, branches: branchesOf(actor) }
      const wanted = { employeeNo: actor.employeeNo, screen: 'enrolments', conditions }
      return freezeSet(db, enrolmentKeyset.key, findEnrolments(conditions, now), wanted, now)
    },
  },
  async ({ prepared }) => prepared.set,
)
