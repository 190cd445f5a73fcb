import { markOldPrinted as contract } from '@hygiene/contracts/education/old-record/mark-old-printed'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'

/** Keeps the time of the first print. */
export const markOldPrinted = operation(contract, async ({ db, input: { oldEduNo }, actor, now }) => {
  const own = { oldEduNo, memberNo: actor.memberNo }
  await db.oldEducation.updateMany({ where: { ...own, printedAt: null }, data: { printedAt: now } })
  const printed = await db.oldEducation.findFirst({ where: own })
  if (!printed) return denied('OLD_RECORD_NOT_FOUND')
  return { oldEduNo, printedAt: printed.printedAt ?? now }
})
