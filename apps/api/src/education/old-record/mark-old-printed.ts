import { markOldPrinted as contract } from '@hygiene/contracts/education/old-record/mark-old-printed'
import { markOldPrinted as mark } from '@hygiene/operations/education/old-record/mark-old-printed'
import { implement } from '../../http/implement.ts'

/** The first print counts: printing again leaves its instant alone. */
export const markOldPrinted = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { oldEduNo } = input
  const printed = await mark(deps.db, { oldEduNo, memberNo: caller.memberNo }, now)
  if (!printed) throw refuse('OLD_RECORD_NOT_FOUND')
  return { oldEduNo, printedAt: (printed.printedAt ?? now).toISOString() }
})
