import { readOldEducation as contract } from '@hygiene/contracts/education/old-record/read-old-education'
import { oldTrainingHours } from '@hygiene/domain'
import { implement } from '../../http/implement.ts'

export const readOldEducation = implement(contract, async ({ input, caller, deps, refuse }) => {
  const row = await deps.db.oldEducation.findFirst({
    where: { oldEduNo: input.oldEduNo, memberNo: caller.memberNo },
  })
  if (!row) throw refuse('OLD_RECORD_NOT_FOUND')
  return {
    ...row,
    eduEndDate: row.eduEndDate.toISOString().slice(0, 10),
    hours: oldTrainingHours(row.utel),
    printedAt: row.printedAt?.toISOString() ?? null,
  }
})
