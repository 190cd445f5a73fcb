import { markInPersonPrinted as contract } from '@hygiene/contracts/in-person/enrolment/mark-in-person-printed'
import { markInPersonPrinted as mark } from '@hygiene/operations/in-person/enrolment/mark-in-person-printed'
import { implement } from '../../http/implement.ts'

export const markInPersonPrinted = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { inPersonEnrolmentNo, document } = input
  const marked = await mark(deps.db, { memberNo: caller.memberNo, inPersonEnrolmentNo, document }, now)
  if (!marked.allowed) throw refuse(marked.reason)
  return { inPersonEnrolmentNo, printedAt: marked.printedAt.toISOString() }
})
