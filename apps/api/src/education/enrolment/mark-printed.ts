import { markPrinted as contract } from '@hygiene/contracts/education/enrolment/mark-printed'
import { markPrinted as mark } from '@hygiene/operations/education/enrolment/mark-printed'
import { implement } from '../../http/implement.ts'

export const markPrinted = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { enrolmentNo } = input
  const marked = await mark(deps.db, { enrolmentNo, memberNo: caller.memberNo }, now)
  if (!marked.allowed) throw refuse(marked.reason)
  return { enrolmentNo, printedAt: marked.printedAt.toISOString() }
})
