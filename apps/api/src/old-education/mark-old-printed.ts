import { markOldPrinted as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'

/** The first print counts: printing again leaves its instant alone. */
export const markOldPrinted = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const own = { oldEduNo: input.oldEduNo, memberNo: caller.memberNo }
  await deps.db.oldEducation.updateMany({ where: { ...own, printedAt: null }, data: { printedAt: now } })
  const printed = await deps.db.oldEducation.findFirst({ where: own })
  if (!printed) throw refuse('OLD_RECORD_NOT_FOUND')
  return { oldEduNo: own.oldEduNo, printedAt: (printed.printedAt ?? now).toISOString() }
})
